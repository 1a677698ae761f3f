import type { CurrentCode } from '../auth/current-codes'
import { markup } from '../neighbour/markup'
import { pageFrame } from '../neighbour/page-frame'

const note = 'Lo que mostraría la aplicación de códigos de cada cuenta. Solo existe en esta copia local.'
const waiting = (waitMs: number) => (waitMs > 0 ? ` (desde dentro de ${Math.ceil(waitMs / 1000)} s)` : '')

const row = ({ email, code, waitMs }: CurrentCode) =>
  markup`<tr><td>${email}</td><td class="n"><code>${code}</code>${waiting(waitMs)}</td></tr>`

export function codesPage(codes: readonly CurrentCode[]): string {
  const body = codes.length
    ? markup`<table><thead><tr><th>Cuenta</th><th class="n">Código</th></tr></thead><tbody>${codes.map(row)}</tbody></table>`
    : markup`<p class="empty">Ninguna cuenta tiene segundo paso todavía.</p>`
  return pageFrame({
    title: 'Códigos del segundo paso',
    note,
    body: [body, markup`<p><a href="/">Volver al buzón</a></p>`],
  })
}
