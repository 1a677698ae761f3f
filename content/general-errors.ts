/** The only error texts the browser needs, kept apart to keep its bundle small. */
export const unavailable =
  'El servicio no responde en este momento. Tus datos están a salvo; inténtalo de nuevo en unos minutos.'
export const unexpected = 'Algo salió mal de nuestro lado. Ya lo registramos; por favor, inténtalo de nuevo.'
