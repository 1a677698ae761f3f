import Link from 'next/link'
import { Icon } from '@/components/site/icon'
import { MessagingDock } from '@/components/site/messaging-dock'
import { linkStyles } from '@/components/ui/control-styles'
import { contact } from '@/content/contact'
import { contactAddress } from '@/content/contact-topics'
import { firm } from '@/content/firm'
import { frame } from '@/content/navigation'

const { evaluation, whatsapp, call } = contact.ways

/** The three ways to begin, under the buttons of a page's opening. */
export function ContactWays() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6">
      <li>
        <Link href={contactAddress('evaluacion')} prefetch={false} className={linkStyles}>
          {evaluation} <Icon name="arrow" />
        </Link>
      </li>
      <li>
        <a href={frame.chat.href} target="_blank" rel="noopener noreferrer" className={linkStyles}>
          <Icon name="message" /> {whatsapp}
          <span className="sr-only">({frame.chat.newTab})</span>
        </a>
      </li>
      {/* The header has it where it is wide. */}
      <li className="min-[90rem]:hidden">
        <a href={firm.phone.href} className={linkStyles}>
          <Icon name="phone" /> {firm.phone.label}
        </a>
      </li>
    </ul>
  )
}

const part = 'inline-flex min-h-14 items-center gap-2 leading-tight font-[550] underline'

/** The ways on the strip of a phone: the other two beside the messages. */
export function SiteDock() {
  return (
    <MessagingDock>
      <DockWays />
    </MessagingDock>
  )
}

function DockWays() {
  return (
    <div className="flex min-w-0 grow items-stretch justify-between pr-4 min-[60rem]:hidden">
      <Link href={contactAddress('evaluacion')} prefetch={false} className={`${part} min-w-0`}>
        {evaluation}
      </Link>
      <a href={firm.phone.href} className={`${part} min-w-tap justify-center`}>
        <Icon name="phone" className="size-5" />
        <span className="max-[30rem]:sr-only">{call}</span>
      </a>
    </div>
  )
}
