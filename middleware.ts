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
    // An action on a page that is otherwise static, called by its scripts or by a form posted without them. The latter is
    // answered with a new page, whose scripts need a nonce instead of hashes.
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
