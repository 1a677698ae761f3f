/**
 * The product's written requirements prescribe the English texts, so they are not translated.
 * Every page loads these texts, so they have their own file.
 */
export const errorScreens = {
  notFound: {
    code: '404',
    title: 'Oops! Page not found',
    home: 'Return to Home',
    homePath: '/',
    explanation: 'La página que buscas no existe o cambió de lugar.',
  },
  unexpected: {
    title: 'Unexpected Application Error!',
    explanation:
      'Algo falló de nuestro lado y ya quedó registrado. Lo que habías guardado está a salvo; inténtalo de nuevo.',
    retry: 'Reintentar',
    home: 'Ir al inicio',
    homePath: '/',
    reference: 'Referencia:',
  },
} as const
