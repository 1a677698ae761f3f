import { sql, type Kysely } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Tables } from '../database/database'
import { formatMoment, formatSize, markup, pageFrame, type Markup } from '../fake-services/page'
import type { Message } from './mails'

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

/** `waitMs` is the number of milliseconds until the auth service accepts the code. */
export type CurrentCode = { email: string; code: string; waitMs: number }

const period = 30_000

/** Returns the next code of every account with a second step, because local accounts have no authenticator app. */
export async function currentCodes(db: Kysely<Tables>): Promise<CurrentCode[]> {
  const { rows } = await sql<{ email: string; secret: string; last_step: number }>`
    select u.email, f.secret, f.last_step from auth.mfa_factors f join auth.users u on u.id = f.user_id
    where f.status = 'verified' order by u.email`.execute(db)
  const now = Date.now()
  return rows.map(({ email, secret, last_step: last }) => {
    const step = Math.max(Math.floor(now / period), Number(last) + 1)
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    return {
      email,
      code: totp.generate({ timestamp: step * period }),
      // The auth service accepts a code up to 30 seconds before the code's period begins.
      waitMs: Math.max(0, (step - 1) * period - now),
    }
  })
}
