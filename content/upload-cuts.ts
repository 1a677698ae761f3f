/** The calendar's script loads these texts too, so they have their own file. */
export const uploadCuts = {
  cut: (n: number) =>
    n === 1
      ? 'Sin conexión. 1 archivo espera y se envía solo al volver.'
      : `Sin conexión. ${n} archivos esperan y se envían solos al volver.`,
  retryAll: (n: number) => (n === 1 ? 'Reintentar' : `Reintentar los ${n}`),
}
