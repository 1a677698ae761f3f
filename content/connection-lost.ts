/** For a page of which a part of the code did not arrive. Its own file keeps it out of the screens that do not need it. */
export const connectionLost = {
  title: 'Se cortó la conexión',
  explanation: 'Una parte de esta página no llegó. La pedimos de nuevo en cuanto vuelva la conexión.',
} as const
