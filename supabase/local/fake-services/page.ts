export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | readonly Markup[] | null

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

function render(value: Value): string {
  if (value === null) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return value.map(render).join('')
}

/** Escapes interpolated values, except values that are markup already. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + render(values[index - 1] ?? null) + part))
}

const style = new Markup(`<style>
:root{color-scheme:light;--paper:#f6f2e8;--sheet:#fcfaf5;--ink:#1b2620;--ink-2:#3d4a42;--green:#174a33;--rule:#d9d3c4}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.55 system-ui,"Segoe UI",sans-serif}
main{max-width:64rem;margin:0 auto;padding:2rem 1.25rem 4rem}h1{font:500 2rem/1.15 Georgia,serif;margin:0 0 .25rem}
h2{font:500 1.25rem/1.3 Georgia,serif}p.note{color:var(--ink-2);margin:.25rem 0 1.5rem}a{color:var(--green)}
table{width:100%;border-collapse:collapse;border-top:1px solid var(--ink);border-bottom:5px double var(--ink);background:var(--sheet)}
th,td{text-align:left;padding:.6rem .75rem;border-bottom:1px solid var(--rule);vertical-align:top;overflow-wrap:anywhere}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}code,pre{font:14px/1.5 ui-monospace,monospace}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--sheet);padding:1rem;overflow:auto;border:1px solid var(--rule)}
iframe{width:100%;height:40rem;border:1px solid var(--rule);background:#fff}.empty{padding:2rem 0;border-top:1px solid var(--ink)}
</style>`)

type Frame = { title: string; note: string; body: Markup | readonly Markup[] }

export function pageFrame({ title, note, body }: Frame): string {
  return markup`<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${style}</head>
<body><main><h1>${title}</h1><p class="note">${note}</p>${body}</main></body></html>`.text
}

const dateTime = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
})

export const formatMoment = (iso: string) => dateTime.format(new Date(iso))

export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`
}
