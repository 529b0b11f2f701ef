/**
 * What is said of places that people hide in (docs/product.md#secret-places). Whole words: a refugee is no refuge. It is
 * generous, because it only asks.
 */
const WORDS =
  /\b(?:refuges?|safe[ -]?(?:house|home|accommodation)s?|wom[ae]n['’]?s shelters?|domestic (?:abuse|violence)|(?:secret|confidential|undisclosed) (?:address|location|venue)(?:es|s)?)\b/i;

type Asked = { addressPublic?: string | undefined };

/** The words of these texts for which somebody has to say whether the address may be public; undefined for none. */
export const wordsThatAsk = (texts: readonly string[]): string | undefined =>
  texts.map((text) => WORDS.exec(text)?.[0]).find(Boolean);

/** Like `wordsThatAsk`, but for the texts of a service; undefined too where somebody has said whether its address is public. */
export const serviceAsks = ({
  addressPublic,
  note,
  bedsFor,
  serviceAddress,
}: Asked & ServiceTexts): string | undefined =>
  addressPublic ? undefined : wordsThatAsk([note, bedsFor, serviceAddress]);

type ServiceTexts = { note: string; bedsFor: string; serviceAddress: string };

/** Like `serviceAsks`, but for an organisation; undefined too where it has no address to show. */
export const organisationAsks = ({
  addressPublic,
  name,
  description,
  bedsFor = '',
  addresses,
}: Asked & OrganisationTexts): string | undefined =>
  addressPublic || !addresses.some(Boolean)
    ? undefined
    : wordsThatAsk([name, description, bedsFor]);

type OrganisationTexts = {
  name: string;
  description: string;
  bedsFor?: string;
  addresses: readonly string[];
};

/** The question, at the field that answers it. */
export const askAboutAddress = (words: string): string =>
  `This says “${words}”. May everybody see the address? Choose whether it is shown.`;
