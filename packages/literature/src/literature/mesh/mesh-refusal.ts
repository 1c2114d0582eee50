/** A file that is not imported; the message says why, in words that follow its name and a colon. */
export class MeshRefusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MeshRefusal';
  }
}
