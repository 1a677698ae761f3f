import Link from 'next/link'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { ContactWays } from '@/components/site/contact-ways'
import { Icon } from '@/components/site/icon'
import { ContactLink, PhoneLink } from '@/components/site/link-button'
import { Actions, Closing, PageHeading, Quote, Section } from '@/components/site/section'
import { navigation } from '@/content/navigation'
import { services, vatNote, vatTotal, withVat } from '@/content/services'
import { independence, servicesPage } from '@/content/services-page'
import { profile } from '@/content/firm-profile'
import { formatPesos } from '@/lib/format/number'

export function ServicesPage() {
  return (
    <>
      <Section opens>
        <Breadcrumb trail={[{ label: navigation.homeLabel, href: '/' }]} current={servicesPage.title} />
        <PageHeading title={servicesPage.title} lead={servicesPage.lead}>
          <ContactWays />
        </PageHeading>
        <ServiceCards />
        <p className="mt-6 max-w-[66ch] text-ink-2">{independence.ofAll}</p>
      </Section>
      <Sectors />
      <ServicesClosing />
    </>
  )
}

function ServicesClosing() {
  const { title, text, ask } = servicesPage.closing
  return (
    <Closing title={title}>
      <p>{text}</p>
      <Actions>
        <ContactLink look="primary">{ask}</ContactLink>
        <PhoneLink />
      </Actions>
    </Closing>
  )
}

function Sectors() {
  const { title, items } = servicesPage.sectors
  const quoted = profile.testimonials?.[1]
  return (
    <Section folio={1} ruled>
      <div className="grid items-start gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <div>
          <h2 className="text-2xl/[1.08]">{title}</h2>
          <dl className="mt-8 border-t border-ink rule-closes">
            {items.map((item) => (
              <div
                key={item.title}
                className="grid gap-x-4 gap-y-1 border-t border-rule py-4 first:border-t-0 sm:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <dt className="font-serif text-lg/[1.25] font-[550]">{item.title}</dt>
                <dd className="text-ink-2">{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        {quoted ? <Quote testimonial={quoted} size="side" /> : null}
      </div>
    </Section>
  )
}

function ServiceCards() {
  return (
    <ol className="mt-8 grid border-t border-ink rule-closes sm:grid-cols-2 lg:grid-cols-3">
      {services.map(({ path, title, description, price }) => (
        <li
          key={path}
          className="flex flex-col border-rule py-5 max-sm:not-first:border-t sm:p-6 sm:max-lg:odd:pl-0 sm:max-lg:even:border-l sm:max-lg:even:pr-0 lg:border-l lg:[&:nth-child(3n)]:pr-0 lg:[&:nth-child(3n+1)]:border-l-0 lg:[&:nth-child(3n+1)]:pl-0 sm:max-lg:[&:nth-child(n+3)]:border-t lg:[&:nth-child(n+4)]:border-t"
        >
          <h2 className="text-lg/[1.25] font-[550] tracking-[-0.008em]">{title}</h2>
          <p className="mt-1.5 mb-5 max-w-[36ch] text-ink-2">{description}</p>
          <p className="mt-auto text-sm text-ink-2">
            {servicesPage.from}{' '}
            <b className="block font-serif text-xl/[1.2] font-medium text-ink">{formatPesos(price.from)}</b>
            {`${price.unit}, ${vatNote}`}
            <span className="block">{vatTotal(formatPesos(withVat(price.from)))}</span>
          </p>
          <Link
            href={path}
            prefetch={false}
            className="group mt-1 inline-flex min-h-tap w-fit items-center gap-1.5 font-[550] text-green underline"
          >
            {servicesPage.detail}
            <span className="sr-only">
              {servicesPage.of} {title.toLowerCase()}
            </span>
            <Icon
              name="arrow"
              className="size-[1.25em] transition-transform duration-200 group-hover:translate-x-[3px]"
            />
          </Link>
        </li>
      ))}
    </ol>
  )
}
