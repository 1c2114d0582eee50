/** Which cluster keeps the literature, under which name, and how to be let in. */
export interface ClusterSettings {
  /** Origins of the nodes, such as https://one:9200; at least one. */
  nodes: readonly string[];
  /** The alias searches and writes go to. */
  alias: string;
  auth: { username: string; password: string } | null;
  /** Sent as `Authorization: ApiKey …`; null where the cluster wants none. */
  apiKey: string | null;
  /** PEM certificates of an authority that Node does not know; null trusts the usual ones. */
  authority: string | null;
  /** Shards of an index that is made, 1 to 1,024. */
  shards: number;
  /** Milliseconds a single request may take. */
  timeout: number;
}

const DEFAULT_ALIAS = 'footnote-literature';
/** What OpenSearch takes as the name of an index, less what the version numbers after it need. */
const ALIAS = /^[a-z0-9][a-z0-9_.-]{0,199}$/;
const DEFAULT_TIMEOUT = 60_000;

/**
 * Reads `https://user:password@one:9200,two:9200/alias`: the password and the alias (footnote-literature) may be missing.
 * Throws a RangeError whose message is fit for the terminal and never holds the password.
 */
export function clusterSettings(
  address: string,
  changes: Partial<Pick<ClusterSettings, 'apiKey' | 'authority' | 'shards' | 'timeout'>> = {},
): ClusterSettings {
  const match = /^(https?):\/\/(?:([^@/]*)@)?([^/?#@]+)(?:\/([^/?#]*))?\/?$/.exec(address.trim());
  if (match === null)
    throw new RangeError('The address of the cluster must be such as https://user:password@host:9200.');
  const [, scheme = '', credentials, hosts = '', path = ''] = match;
  const nodes = hosts.split(',').map((host) => `${scheme}://${host}`);
  const wrong = nodes.find((node) => !URL.canParse(node));
  if (wrong !== undefined) throw new RangeError(`${wrong} is no address of a node.`);
  const alias = path === '' ? DEFAULT_ALIAS : path;
  if (!ALIAS.test(alias)) throw new RangeError('The name of an index is of small letters, digits and - . _ only.');
  return {
    nodes,
    alias,
    auth: credentials === undefined ? null : readCredentials(credentials),
    apiKey: null,
    authority: null,
    shards: 1,
    timeout: DEFAULT_TIMEOUT,
    ...changes,
  };
}

function readCredentials(text: string): ClusterSettings['auth'] {
  const [username = '', ...password] = text.split(':');
  try {
    return { username: decodeURIComponent(username), password: decodeURIComponent(password.join(':')) };
  } catch {
    throw new RangeError('User and password of the cluster must be percent-encoded.');
  }
}
