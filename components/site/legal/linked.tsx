import { firm } from '@/content/firm'

const targets: Record<string, string> = {
  [firm.email]: `mailto:${firm.email}`,
  [firm.phone.label]: firm.phone.href,
}
const escaped = Object.keys(targets).map((text) => text.replace(/[.+*?^${}()|[\]\\]/g, '\\$&'))
const pattern = new RegExp(`(${escaped.join('|')})`)

/** A sentence in which the firm's e-mail and phone are links. */
export function Linked({ text }: { text: string }) {
  return text.split(pattern).map((part, index) =>
    targets[part] ? (
      <a key={index} href={targets[part]} className="underline hover:decoration-2">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
