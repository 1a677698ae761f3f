/** Browsers need only these texts of errors.ts, so these texts have their own file. */
export const unavailable =
  'El servicio no responde en este momento. Tus datos están a salvo; inténtalo de nuevo en unos minutos.'
export const unexpected = 'Algo salió mal de nuestro lado. Ya lo registramos; por favor, inténtalo de nuevo.'
export const offline =
  'No tienes conexión a internet. Lo que escribiste sigue aquí: inténtalo de nuevo cuando vuelva.'
export const partFailed = {
  offline: 'No tienes conexión a internet. Esto se abre cuando vuelva.',
  other: 'No pudimos abrirlo.',
  retry: 'Reintentar',
} as const
