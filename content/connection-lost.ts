/** Shown when a part of the page's code did not arrive. A separate file keeps these texts out of all other screens. */
export const connectionLost = {
  title: 'Se cortó la conexión',
  explanation: 'Una parte de esta página no llegó. La pedimos de nuevo en cuanto vuelva la conexión.',
} as const
