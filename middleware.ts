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
    // An action of a page that is static otherwise, called by its scripts or by a form posted without them. The answer to
    // the latter is rendered anew: its scripts need a nonce, not the page's hashes.
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
