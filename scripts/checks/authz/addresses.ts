import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../stack/child'

type Ids = Record<string, string>
export type Address = { path: string; kind: 'page' | 'route'; methods: string[] }

/** These paths are not tried, because they show no personal data and are open to everyone or protected by a key. */
const open = [
  '/auth',
  '/waitlist',
  '/bienvenida',
  '/access-denied',
  '/invitacion',
  '/firmar',
  '/notificaciones',
  '/segundo-paso',
  '/verificar',
]
const openRoutes = [
  '/compartir.js',
  '/copias.js',
  '/favicon.ico',
  '/icon.svg',
  '/sitemap.xml',
  '/api/autoridades',
  '/api/automation/invoices',
  // This route only concerns the caller's own account, before the account is approved.
  '/api/bienvenida/rut',
  '/api/citas/calendario/[file]',
  // Without a valid `state`, a visitor who returns from Google is redirected to a page that asks to sign in.
  '/api/citas/google',
  '/api/correo',
  '/api/cron',
  '/api/health',
  '/api/herramientas/vencimientos/[file]',
  '/api/missing',
  '/api/notificaciones/baja',
  '/api/ready',
  '/api/realtime-token',
  '/api/verificar/certificado',
]

const named: [RegExp, string][] = [
  [/^\/(admin\/clientes|api\/clientes)\/\[id\]/, 'client'],
  [/^\/admin\/equipo\/\[id\]/, 'member'],
  [/^\/admin\/trabajo\/\[id\]/, 'obligation'],
  [/^\/admin\/trabajo\/plantillas\/\[id\]/, 'template'],
  [/\/(documentos|recibos)\/\[upload\]/, 'brought'],
  [/\/mensajes\/archivos\/\[id\]/, 'upload'],
  [/\/facturas\/lotes\/\[id\]/, 'batch'],
  [/^\/api\/facturas\/\[id\]$/, 'upload'],
  [/\/cuenta\/datos\/\[id\]/, 'export'],
  [/\/citas\/\[id\]/, 'appointment'],
  [/\/correo\/\[id\]/, 'incomingMail'],
  [/\/mensajes\/\[id\]/, 'thread'],
  [/\/solicitudes\/plantillas\/\[id\]/, 'asking'],
  [/\/solicitudes\/\[id\]/, 'asked'],
  [/\/honorarios\/\[id\]/, 'fee'],
  [/\/firmas\/plantillas\/\[id\]/, 'letter'],
  [/\/firmas\/\[id\]/, 'signature'],
  [/\/facturas\/\[id\]/, 'invoice'],
  [/\/(equipo|admin)\/documentos\/\[id\]/, 'sending'],
  [/\/equipo\/documentos\/[^/]*\/\[upload\]/, 'brought'],
  [/\/documentos\/zip\/\[id\]/, 'zip'],
  [/\/documentos\/\[id\]/, 'document'],
]
const queries = (ids: Ids): Record<string, string> => ({
  '/api/equipo/mensajes/documentos': `?cliente=${ids.client}`,
  '/api/equipo/facturas/mirada': `?factura=${ids.invoice}`,
  '/admin/contactos/exportar': '?formato=csv',
  '/admin/clientes/exportar': '?formato=csv',
  '/admin/clientes/[id]/hoja/exportar': '?periodo=2026-B5',
  '/admin/clientes/[id]/libros/exportar': '?formato=csv&lote=00000000-0000-4000-8000-000000000000',
  '/api/clientes/[id]/cifras': '?formato=csv',
  '/api/conciliacion': `?cliente=${ids.client}`,
  '/api/firmas': `?cliente=${ids.client}`,
  '/api/facturas/cifras': '?formato=csv',
  '/api/facturas/exportar': '?formato=csv',
  '/admin/citas/clientes': '?buscar=marca',
  '/admin/citas/horas': `?cliente=${ids.client}`,
  '/admin/auditoria': '?buscar=marca',
  '/admin/honorarios/exportar': '?formato=csv',
  '/admin/informes/exportar': '?formato=xlsx',
  '/admin/trabajo/exportar': '?vista=lista&formato=csv',
  '/admin/calendario/tabla': '?obligacion=withholding',
  '/admin/calendario/tabla/exportar': '?obligacion=withholding&formato=csv',
  '/admin/calendario/tabla/plantilla': '?formato=csv',
})

function fill(pattern: string, ids: Ids): string {
  let filled = pattern
  for (const [place, id] of named)
    filled = filled.replace(place, (text) => text.replace(/\[\w+\]/, (name) => ids[id] ?? name))
  filled = filled.replace('[...rest]', 'no-existe')
  if (filled.includes('[')) throw new Error(`${pattern}: nothing says whose id belongs in the brackets`)
  return filled + (queries(ids)[pattern] ?? '')
}

export function closedAddresses(ids: Ids): Address[] {
  const app = path.join(root, 'app')
  return readdirSync(app, { recursive: true, encoding: 'utf8' }).flatMap((file): Address[] => {
    const name = path.basename(file)
    if (name !== 'page.tsx' && name !== 'route.ts') return []
    const pattern = `/${path.dirname(file)}`.replace(/\/\([^)]+\)/g, '')
    if (file.startsWith('(site)') || open.some((one) => pattern.startsWith(one))) return []
    if (openRoutes.includes(pattern)) return []
    if (name === 'page.tsx') return [{ path: fill(pattern, ids), kind: 'page', methods: ['GET'] }]
    const text = readFileSync(path.join(app, file), 'utf8')
    const methods = [...text.matchAll(/export (?:const|async function) (GET|POST|PUT|PATCH|DELETE)\b/g)]
    return [{ path: fill(pattern, ids), kind: 'route', methods: methods.map(([, method = '']) => method) }]
  })
}

export const bodies = (ids: Ids): [RegExp, object][] => {
  const message = { id: crypto.randomUUID(), thread: ids.thread, body: 'Hola', files: [] }
  const file = {
    key: crypto.randomUUID(),
    batch: ids.batch,
    name: 'x.pdf',
    type: 'application/pdf',
    size: 10,
  }
  return [
    [
      /\/equipo\/mensajes\/nueva/,
      { ...message, thread: crypto.randomUUID(), client: ids.client, subject: 'Hola' },
    ],
    [/\/mensajes$/, message],
    [/\/facturas\/mirada/, { invoice: ids.invoice }],
    [/\/(documentos|recibos|facturas|archivos)$|\/equipo\/documentos\/[^/]+$/, file],
  ]
}
