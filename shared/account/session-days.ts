/** So many days a session lasts after its password was last given, however much it is used (docs/product.md#session). */
export const SESSION_DAYS = 30;
