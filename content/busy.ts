export const busy = {
  title: 'Demasiadas páginas a la vez',
  again: 'Volver a cargar',
  text: 'Hay muchas páginas abriéndose al mismo tiempo desde tu cuenta o tu conexión. Espera unos segundos y vuelve a cargar esta.',
}
