import type { ChangeEmailInput, ChangePasswordInput } from '../../shared/account.ts';
import { areaMessages } from '../../shared/area-messages.ts';
import { client, read } from './account-api.ts';

/** The calls of the settings pages. An admin's password has an endpoint of its own (SPEC 7). */
export const settingsApi = {
  changePassword: (json: ChangePasswordInput) =>
    read(client.organisations['change-password'].$post({ json }), areaMessages.password.wrong),
  changeAdminPassword: (json: ChangePasswordInput) =>
    read(client.admin['change-password'].$post({ json }), areaMessages.password.wrong),
  changeEmail: (json: ChangeEmailInput) =>
    read(client.account.email.$post({ json }), areaMessages.email.failed),
};
