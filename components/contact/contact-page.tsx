import type { ReactNode } from 'react'
import { ContactForm } from '@/components/contact/contact-form'
import { LocationMap } from '@/components/contact/location-map'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { Icon } from '@/components/site/icon'
import { InlineScript } from '@/components/site/inline-script'
import { PageHeading, Section } from '@/components/site/section'
import { pageGraph } from '@/components/site/structured-data'
import { contact, contactMap } from '@/content/contact'
import { contactTopics } from '@/content/contact-topics'
import { firm } from '@/content/firm'
import { frame, navigation } from '@/content/navigation'

export function ContactPage() {
  return (
    <>
      <InlineScript data={pageGraph({ path: contact.path, type: 'ContactPage', ...contact.meta })} />
      <Section opens>
        <Breadcrumb trail={[{ label: navigation.homeLabel, href: '/' }]} current={contact.title} />
        <PageHeading title={contact.title} lead={contact.lead} />
        <div className="mt-8 grid items-start gap-x-18 gap-y-12 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
          <ContactForm topics={contactTopics} />
          <div className="grid gap-12">
            <ContactDetails />
            <OpeningHours />
            <SocialLinks />
          </div>
        </div>
      </Section>
      <section aria-label={contactMap.label} className="border-t border-rule print:hidden">
        <LocationMap>
          <MapDrawing />
        </LocationMap>
      </section>
    </>
  )
}

const streets = 'M-20 330 480 250 900 300 1480 140M300-20 420 470M980-20 900 470'
const lanes =
  'M-20 120 700 60 1480 30M-20 220 480 150 1480 60M-20 430 600 380 1480 260M80-20 180 470M180-20 300 470M560-20 600 470M720-20 720 470M1140-20 1080 470M1300-20 1260 470'

function MapDrawing() {
  return (
    <svg
      viewBox="0 0 1440 450"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className="absolute inset-0 size-full fill-none stroke-rule-green"
    >
      <path strokeWidth={9} d={streets} />
      <path strokeWidth={3} d={lanes} />
      <path strokeWidth={2} d="M980-20 900 470" className="stroke-paper" />
      <path d="M620 80l90-6 4 92-92 8z" className="fill-green-wash" />
    </svg>
  )
}

function OpeningHours() {
  return (
    <div>
      <h2 className="pb-2.5 text-lg/[1.25] font-[550]">{contact.hours.title}</h2>
      <dl className="border-t border-ink rule-closes">
        {[...firm.hours, contact.hours.closed].map(({ days, time }) => (
          <div
            key={days}
            className="flex flex-wrap justify-between gap-x-6 border-t border-rule py-3 first:border-t-0"
          >
            <dt className="text-ink-2">{days}</dt>
            <dd className="font-[550]">{time}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function SocialLinks() {
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

const link = 'inline-flex min-h-tap items-center underline hover:decoration-2'
const { address } = firm

function ContactDetails() {
  return (
    <div>
      <h2 className="pb-2.5 text-lg/[1.25] font-[550]">{contact.details.title}</h2>
      <ul className="border-t border-ink rule-closes">
        <Detail icon="pin">
          <address className="pt-3 not-italic">
            {address.street}
            <br />
            {address.cityInFull}, {address.country}
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
        <Detail icon="message">
          <a href={frame.chat.href} target="_blank" rel="noopener noreferrer" className={link}>
            {contact.ways.whatsapp}
            <span className="sr-only"> ({frame.chat.newTab})</span>
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

const Detail = ({ icon, children }: { icon: 'pin' | 'phone' | 'message' | 'mail'; children: ReactNode }) => (
  <li className="grid min-h-14 grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-4 border-t border-rule py-1 first:border-t-0">
    <Icon name={icon} className="size-5 text-green" />
    <div>{children}</div>
  </li>
)
