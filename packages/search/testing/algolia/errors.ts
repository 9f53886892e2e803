/** An error of the service: its status and the message of the body. */
export class ServiceError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export const noSuchIndex = (name: string) => new ServiceError(404, `Index ${name} does not exist`);
