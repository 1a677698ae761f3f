/** Where search engines have no business: each entry stands for itself and everything below it. */
export const closedRoutes = [
  '/portal',
  '/tareas',
  '/admin',
  '/auth',
  '/waitlist',
  '/access-denied',
  '/segundo-paso',
  '/verificar',
  '/api',
] as const
