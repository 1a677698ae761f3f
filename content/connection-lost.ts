/**
 * Shown when a part of the page's code did not arrive.
 * These texts have their own file, so that other screens need not load them.
 */
export const connectionLost = {
  title: 'Se cortó la conexión',
  explanation: 'Una parte de esta página no llegó. La pedimos de nuevo en cuanto vuelva la conexión.',
} as const
