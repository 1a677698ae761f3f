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
    // The middleware also gets forms that are posted to static pages, because their response needs a nonce.
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
