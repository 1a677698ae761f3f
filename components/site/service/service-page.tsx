import Link from 'next/link'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { ContactWays } from '@/components/site/contact-ways'
import { Icon } from '@/components/site/icon'
import { ContactLink, LinkButton, PhoneLink } from '@/components/site/link-button'
import { Actions, Closing, PageHeading, QuestionList, Section, TitledGrid } from '@/components/site/section'
import { SignedIn, SignedOut } from '@/components/site/session-view'
import { linkStyles } from '@/components/ui/control-styles'
import { navigation } from '@/content/navigation'
import {
  services,
  vatNote,
  vatTotal,
  withVat,
  type Service,
  type ServiceDetail,
  type ServiceSlug,
  type WorkedExample,
} from '@/content/services'
import { independence, servicePage, servicesPage } from '@/content/services-page'
import { serviceDetails } from '@/content/services/service-details'
import { formatPesos } from '@/lib/format/number'

export function ServicePage({ service }: { service: Service }) {
  const detail = serviceDetails[service.slug]
  const { approach, specifics } = detail
  const shift = approach ? 1 : 0
  return (
    <>
      <ServiceIntro service={service} detail={detail} />
      <ServiceBenefits detail={detail} />
      {approach ? (
        <Section folio={2} ruled>
          <h2 className="text-2xl/[1.08]">{approach.title}</h2>
          <p className="mt-4 max-w-[60ch] text-ink-2">{approach.intro}</p>
          <TitledGrid items={approach.items} columns={4} />
        </Section>
      ) : null}
      <Section folio={2 + shift} ruled>
        <h2 className="text-2xl/[1.08]">{specifics.title}</h2>
        <TitledGrid items={specifics.items} />
        {detail.tools ? <ServiceTools tools={detail.tools} /> : null}
      </Section>
      <Section folio={3 + shift} ruled id="preguntas">
        <h2 className="text-2xl/[1.08]">{servicePage.faq}</h2>
        <QuestionList name={detail.slug} questions={detail.faq} />
      </Section>
      <ServiceClosing detail={detail} />
      <RelatedServices detail={detail} />
    </>
  )
}

function ServiceClosing({ detail }: { detail: ServiceDetail }) {
  const { title, text, byPhone } = detail.closing
  return (
    <Closing title={title} tone="dark">
      <p>{text}</p>
      <Actions>
        {byPhone ? <PhoneLink look="light" label={byPhone} /> : null}
        <ServiceActions slug={detail.slug} dark />
      </Actions>
    </Closing>
  )
}

function ServiceTools({ tools }: { tools: NonNullable<ServiceDetail['tools']> }) {
  return (
    <nav aria-label={servicePage.tools} className="mt-8 flex flex-wrap gap-x-8">
      {tools.map(({ href, label }) => (
        <Link key={href} href={href} prefetch={false} className={linkStyles}>
          {label}
          <Icon name="arrow" />
        </Link>
      ))}
    </nav>
  )
}

function ServiceBenefits({ detail }: { detail: ServiceDetail }) {
  return (
    <Section folio={1} ruled>
      <div className="grid items-start gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <div>
          <h2 className="text-2xl/[1.08]">{servicePage.benefits}</h2>
          <ul className="mt-8 border-t border-ink rule-closes">
            {detail.benefits.map((benefit) => (
              <li key={benefit} className="flex gap-3 border-t border-rule py-3 first:border-t-0">
                <Icon name="check" className="mt-[0.2em] size-[1.25em] text-green" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <WorkedExampleFigure example={detail.example} />
      </div>
    </Section>
  )
}

function RelatedServices({ detail: { slug: own, related } }: { detail: ServiceDetail }) {
  const { title, assurance, ofAssurance, ofOthers } = independence
  return (
    <Section>
      <h2 className="text-2xl/[1.08]">{servicePage.related}</h2>
      <ul className="mt-8 border-t border-ink rule-closes">
        {services
          .filter(({ slug }) => related.includes(slug))
          .map(({ path, title, price }) => (
            <li key={path} className="border-t border-rule first:border-t-0">
              <Link
                href={path}
                prefetch={false}
                className="group grid min-h-16 grid-cols-[minmax(0,1fr)_1.5rem] items-center gap-x-6 gap-y-0.5 py-2 sm:grid-cols-[minmax(0,1fr)_auto_2rem]"
              >
                <h3 className="group-hover:underline">{title}</h3>
                <span className="text-ink-2 max-sm:col-start-1">
                  {servicePage.from} {formatPesos(price.from)} {price.unit}, {vatNote}
                </span>
                <Icon
                  name="arrow"
                  className="size-[1.25em] justify-self-end text-green max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
                />
              </Link>
            </li>
          ))}
      </ul>
      <h3 className="mt-8">{title}</h3>
      <p className="mt-1.5 max-w-[66ch] text-ink-2">{assurance.includes(own) ? ofAssurance : ofOthers}</p>
    </Section>
  )
}

function WorkedExampleFigure({ example }: { example: WorkedExample }) {
  return (
    <figure className="rounded-sheet border border-rule bg-sheet text-sm/[1.35]">
      <table className="w-full">
        <caption className="border-b border-rule px-5 py-4 text-left">
          <b className="block font-serif text-[1.125rem]/tight">{example.title}</b>
          <span className="text-ink-2">{example.period}</span>
        </caption>
        <tbody>
          {example.rows.map(({ label, note, value }) => (
            <tr key={label} className="border-t border-rule align-baseline first:border-t-0">
              <th scope="row" className="py-2.5 pl-5 text-left font-[450]">
                {label}
                {note ? <span className="block text-xs text-ink-2">{note}</span> : null}
              </th>
              <td className="py-2.5 pr-5 pl-3 text-right whitespace-nowrap">{value}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink font-serif text-[1.125rem]/tight">
            <th scope="row" className="py-3.5 pl-5 text-left font-semibold">
              {example.total.label}
            </th>
            <td className="py-3.5 pr-5 pl-3 text-right font-semibold">
              <span className="inline-block border-b-4 border-double border-current pb-0.5">
                {example.total.value}
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </figure>
  )
}

function ServiceIntro({ service, detail }: { service: Service; detail: ServiceDetail }) {
  const { from, unit } = service.price
  const price = `${formatPesos(from)} ${unit}, ${vatNote} (${vatTotal(formatPesos(withVat(from)))})`
  const facts = [{ label: servicePage.price, value: `${servicePage.from} ${price}` }, ...detail.facts]
  return (
    <Section opens>
      <Breadcrumb
        trail={[
          { label: navigation.homeLabel, href: '/' },
          { label: servicesPage.title, href: '/servicios' },
        ]}
        current={service.title}
      />
      <div className="grid items-start gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <div>
          <PageHeading title={service.title} lead={detail.intro} />
          <Actions>
            <ServiceActions slug={service.slug} />
          </Actions>
          <ContactWays />
        </div>
        <dl className="border-t border-ink rule-closes lg:mt-3">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-t border-rule py-3 first:border-t-0"
            >
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-[550]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

function ServiceActions({ slug, dark }: { slug: ServiceSlug; dark?: boolean }) {
  return (
    <>
      <SignedIn>
        <LinkButton href="/portal" look={dark ? 'light' : 'primary'}>
          {servicePage.portal}
        </LinkButton>
      </SignedIn>
      <SignedOut>
        <LinkButton href="/auth" look={dark ? 'light' : 'primary'}>
          {servicePage.start}
        </LinkButton>
        <ContactLink topic={slug} look={dark ? 'light-outline' : 'outline'}>
          {servicePage.ask}
        </ContactLink>
      </SignedOut>
    </>
  )
}
