import type { ReactNode } from 'react'
import { Icon } from '@/components/site/icon'
import { contact, contactMap } from '@/content/contact'
import { firm } from '@/content/firm'
import { frame } from '@/content/frame'

const link = 'inline-flex min-h-tap items-center underline hover:decoration-2'
const { address } = firm

/** Where the firm is and how to reach it. */
export function ContactDetails() {
  return (
    <div>
      <h2 className="pb-2.5 text-lg/[1.25] font-[550]">{contact.details.title}</h2>
      <ul className="border-t border-ink rule-closes">
        <Detail icon="pin">
          <address className="pt-3 not-italic">
            {address.street}
            <br />
            {address.city} D.C., {address.country}
          </address>
          <a href={contactMap.href} target="_blank" rel="noopener noreferrer" className={link}>
            {contact.details.openMap}
            <span className="sr-only"> ({frame.chat.newTab})</span>
          </a>
        </Detail>
        <Detail icon="phone">
          <a href={firm.phone.href} className={link}>
            {firm.phone.label}
          </a>
        </Detail>
        <Detail icon="mail">
          <a href={`mailto:${firm.email}`} className={link}>
            {firm.email}
          </a>
        </Detail>
      </ul>
    </div>
  )
}

const Detail = ({ icon, children }: { icon: 'pin' | 'phone' | 'mail'; children: ReactNode }) => (
  <li className="grid min-h-14 grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-4 border-t border-rule py-1 first:border-t-0">
    <Icon name={icon} className="size-5 text-green" />
    <div>{children}</div>
  </li>
)
