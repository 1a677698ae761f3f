import { formatMoment } from '../neighbour/format'
import { markup } from '../neighbour/markup'
import { pageFrame } from '../neighbour/page-frame'
import type { KeptCall } from './call-store'

const note =
  'Esta copia local recibe aquí lo que en producción iría al servicio de automatización. La firma de cada aviso se comprueba.'

const section = (call: KeptCall) => markup`<section><h2>${formatMoment(call.receivedAt)}</h2>
<p class="note"><code>${call.id}</code> · ${call.deliveries === 1 ? '1 entrega' : `${call.deliveries} entregas`}</p>
<pre>${JSON.stringify(call.payload, null, 2)}</pre></section>`

export function callsPage(calls: readonly KeptCall[]): string {
  const body = calls.length
    ? calls.map(section)
    : markup`<p class="empty">Todavía no ha llegado ningún aviso. Sube facturas en el portal y aparecerá aquí.</p>`
  return pageFrame({ title: 'Automatización local', note, body })
}
