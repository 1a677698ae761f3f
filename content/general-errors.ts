/** Browsers need only these error texts, so a separate file keeps the others out of their bundle. */
export const unavailable =
  'El servicio no responde en este momento. Tus datos están a salvo; inténtalo de nuevo en unos minutos.'
export const unexpected = 'Algo salió mal de nuestro lado. Ya lo registramos; por favor, inténtalo de nuevo.'
