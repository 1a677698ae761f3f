import { formatMoment, formatSize } from '../neighbour/format'
import { markup, type Markup } from '../neighbour/markup'
import { pageFrame } from '../neighbour/page-frame'
import type { Message } from './message'

const listNote = 'Aquí llega todo correo que envía esta copia local. Nada sale de este equipo.'

const row = (
  mail: Message,
) => markup`<tr><td><a href="/mensajes/${mail.id}">${mail.subject || '(sin asunto)'}</a></td>
<td>${mail.to.join(', ')}</td><td>${formatMoment(mail.date)}</td></tr>`

const codesLink = markup`<p><a href="/codigos">Códigos del segundo paso</a></p>`

export function listPage(messages: readonly Message[], to: string | null): string {
  const filter = to ? markup`<p>Solo para ${to}. <a href="/">Ver todos</a></p>` : markup``
  const body: Markup = messages.length
    ? markup`<table><thead><tr><th>Asunto</th><th>Para</th><th>Recibido</th></tr></thead><tbody>${messages.map(row)}</tbody></table>`
    : markup`<p class="empty">Todavía no ha llegado ningún correo. Registra una cuenta y su mensaje de confirmación aparecerá aquí.</p>`
  return pageFrame({ title: 'Buzón local', note: listNote, body: [filter, body, codesLink] })
}

const link = (address: string) =>
  markup`<li><a href="${address}" target="_blank" rel="noreferrer">${address}</a></li>`

export function messagePage(mail: Message): string {
  const shown = mail.html
    ? markup`<iframe title="Contenido del correo" src="/mensajes/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : markup`<pre>${mail.text}</pre>`
  const attached = mail.attachments.map(
    (file) => markup`<li>${file.filename} · ${formatSize(file.size)}</li>`,
  )
  return pageFrame({
    title: mail.subject || '(sin asunto)',
    note: `De ${mail.from} para ${mail.to.join(', ')} · ${formatMoment(mail.date)}`,
    body: markup`<p><a href="/">Volver al buzón</a></p>${shown}
${mail.links.length ? markup`<h2>Enlaces</h2><ul>${mail.links.map(link)}</ul>` : null}
${attached.length ? markup`<h2>Adjuntos</h2><ul>${attached}</ul>` : null}
${mail.html ? markup`<h2>Versión en texto</h2><pre>${mail.text}</pre>` : null}`,
  })
}
