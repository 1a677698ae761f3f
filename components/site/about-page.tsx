import { Breadcrumb } from '@/components/site/breadcrumb'
import { Icon } from '@/components/site/icon'
import { linkButtonStyles } from '@/components/site/link-button'
import { Actions, Closing, PageHeading, Section, TitledGrid } from '@/components/site/section'
import { about } from '@/content/about'
import { sourcesOf, statistics } from '@/content/claims'
import { firm } from '@/content/firm'
import { profile } from '@/content/firm-profile'
import { frame, navigation } from '@/content/navigation'

const { team } = profile
const figures = statistics('practice', 'clients', 'experts', 'sectors')
const networks: readonly string[] = about.follow.networks

export function AboutPage() {
  return (
    <>
      <Section opens>
        <Breadcrumb trail={[{ label: navigation.homeLabel, href: '/' }]} current={about.title} />
        <PageHeading title={about.title} lead={about.lead} />
        <Statistics />
      </Section>
      <History />
      <Team />
      <Section folio={team ? 3 : 2} ruled>
        <h2 className="text-2xl/[1.08]">{about.values.title}</h2>
        <TitledGrid items={about.values.items} />
      </Section>
      <Closing title={about.follow.title}>
        <p>{about.follow.text}</p>
        <Actions>
          {firm.social
            .filter(({ name }) => networks.includes(name))
            .map(({ name, href }) => (
              <a
                key={name}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className={linkButtonStyles()}
              >
                {name}
                <Icon name="out" />
                <span className="sr-only">, {frame.chat.newTab}</span>
              </a>
            ))}
        </Actions>
      </Closing>
    </>
  )
}

function Statistics() {
  if (figures.length === 0) return null
  return (
    <>
      <dl className="mt-8 grid grid-cols-2 border-t border-ink rule-closes max-[18rem]:grid-cols-1 md:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-rule py-3.5 pr-4 pl-5 max-md:odd:pl-0 max-md:even:border-l max-[18rem]:border-l-0! max-[18rem]:pl-0 max-[18rem]:not-first:border-t md:border-l md:first:border-l-0 md:first:pl-0 max-md:[&:nth-child(n+3)]:border-t"
          >
            <dt className="mt-1 text-sm text-ink-2">{label}</dt>
            <dd className="font-serif text-[1.75rem]/none font-[450] tracking-[-0.02em] md:text-[2.25rem]/[1.05]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-2">{sourcesOf(figures)}</p>
    </>
  )
}

function Team() {
  if (!team) return null
  return (
    <Section folio={2} ruled id="equipo">
      <h2 className="text-2xl/[1.08]">{about.team.title}</h2>
      <p className="mt-4 max-w-[60ch] text-ink-2">{about.team.lead}</p>
      <ul className="mt-8 border-t border-ink rule-closes">
        {team.map(({ name, role, card }) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-0.5 border-t border-rule py-3.5 first:border-t-0 sm:grid-cols-[minmax(0,1.2fr)_minmax(0,1.5fr)_8.5rem] sm:items-baseline"
          >
            <h3>{name}</h3>
            <p className="text-ink-2">{role}</p>
            <p className={`text-sm sm:text-right ${card ? 'font-[550]' : 'text-ink-2'}`}>
              {card ?? about.team.noCard}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function History() {
  return (
    <Section folio={1} ruled>
      <div className="grid items-start gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        {profile.history ? (
          <div>
            <h2 className="text-2xl/[1.08]">{about.history}</h2>
            <div className="mt-8 grid max-w-[60ch] gap-6">
              {profile.history.map((paragraph) => (
                <p
                  key={paragraph}
                  className="first:first-letter:float-left first:first-letter:pt-[0.07em] first:first-letter:pr-[0.1em] first:first-letter:font-serif first:first-letter:text-[3.4em]/[0.8] first:first-letter:text-green"
                >
                  {paragraph}
                </p>
              ))}
            </div>
          </div>
        ) : null}
        <div className="grid gap-6">
          {[about.mission, about.vision].map(({ title, text }) => (
            <div
              key={title}
              className="border border-l-5 [border-left-style:double] border-rule border-l-green bg-sheet p-6"
            >
              <h3>{title}</h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  )
}
