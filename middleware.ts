import type { NextRequest } from 'next/server'
import { gate } from '@/lib/session/gate'

export const middleware = (request: NextRequest) => gate(request)

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/portal/:path*',
    '/tareas',
    '/admin/:path*',
    '/auth/:path*',
    '/waitlist',
    '/bienvenida',
    '/access-denied',
    '/invitacion',
    '/segundo-paso',
    '/verificar',
    '/firmar',
    '/notificaciones/baja',
    // Forms that are posted to static pages pass too, because the page in the response needs a nonce for its scripts.
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    {
      source: '/((?!api/|_next/).*)',
      has: [
        {
          type: 'header',
          key: 'content-type',
          value: '(?:multipart/form-data|application/x-www-form-urlencoded).*',
        },
      ],
    },
  ],
}
