/** Texts beside files that wait for the connection, in a file of their own that the calendar's script loads too. */
export const uploadCuts = {
  cut: (n: number) =>
    n === 1
      ? 'Sin conexión. 1 archivo espera y se envía solo al volver.'
      : `Sin conexión. ${n} archivos esperan y se envían solos al volver.`,
  retryAll: (n: number) => (n === 1 ? 'Reintentar' : `Reintentar los ${n}`),
}
