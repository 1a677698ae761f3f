/** Texts beside files that wait for the connection. They have their own file because the calendar's script loads them too. */
export const uploadCuts = {
  cut: (n: number) =>
    n === 1
      ? 'Sin conexión. 1 archivo espera y se envía solo al volver.'
      : `Sin conexión. ${n} archivos esperan y se envían solos al volver.`,
  retryAll: (n: number) => (n === 1 ? 'Reintentar' : `Reintentar los ${n}`),
}
