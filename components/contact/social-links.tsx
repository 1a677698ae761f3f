import { contact } from '@/content/contact'
import { firm } from '@/content/firm'
import { frame } from '@/content/frame'

export function SocialLinks() {
  return (
    <ul aria-label={contact.social} className="flex flex-wrap gap-x-6">
      {firm.social.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-tap items-center underline hover:decoration-2"
          >
            {name}
            <span className="sr-only"> ({frame.chat.newTab})</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
