/** By themselves: of all that can fail the browser says these alone, and need not load the rest. */
export const unavailable =
  'El servicio no responde en este momento. Tus datos están a salvo; inténtalo de nuevo en unos minutos.'
export const unexpected = 'Algo salió mal de nuestro lado. Ya lo registramos; por favor, inténtalo de nuevo.'
