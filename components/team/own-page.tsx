import { AccountSection } from '@/components/account/account-section'
import { BackupCodesRow } from '@/components/account/lazy-backup-codes'
import { PasswordChange, SessionList } from '@/components/account/security'
import { ShortcutSwitch } from '@/components/admin/shortcuts'
import { PageHeading } from '@/components/portal/page-heading'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { OwnNameForm } from '@/components/team/own-name'
import { adminText } from '@/content/admin-sections'
import { ownPageText as text } from '@/content/team'
import type { OpenSession } from '@/lib/account/queries'
import type { OwnStep } from '@/lib/account/second-step'
import { sessionLines } from '@/lib/account/session-lines'
import { formatDay } from '@/lib/format/date'
import type { Member } from '@/lib/session/require'

type OwnPageProps = {
  member: Pick<Member, 'name' | 'email' | 'role'>
  /** The ISO timestamp of the last change of the password; null if it was never changed. */
  passwordChanged: string | null
  sessions: readonly OpenSession[]
  secondStep: OwnStep
}

export function OwnPage({ member, passwordChanged, sessions, secondStep }: OwnPageProps) {
  const { name, email, role } = member
  return (
    <>
      <div className="-mb-8 pt-6 sm:-mb-10">
        <Breadcrumb trail={[{ label: text.crumb, href: '/admin' }]} current={text.title} />
      </div>
      <PageHeading title={text.title} subtitle={text.intro(email, adminText.roles[role])} />
      <AccountSection id="nombre" title={text.name.title}>
        <OwnNameForm name={name ?? ''} />
      </AccountSection>
      <AccountSection id="seguridad" title={text.security}>
        <ul className="border-b-5 border-double border-ink">
          <PasswordChange changed={passwordChanged && formatDay(passwordChanged)} email={email} />
          <li className="border-t border-rule py-3.5">
            <b className="font-semibold">{text.secondStep.title}</b>
            <p className="text-sm text-ink-2">{secondStep.on ? text.secondStep.on : text.secondStep.off}</p>
          </li>
          {secondStep.on ? <BackupCodesRow codes={secondStep.codes} /> : null}
          <SessionList sessions={sessionLines(sessions)} />
        </ul>
      </AccountSection>
      <AccountSection id="preferencias" title={text.choices}>
        <div className="max-w-[60ch]">
          <ShortcutSwitch />
          <p className="text-sm text-ink-2">{text.shortcuts}</p>
        </div>
      </AccountSection>
    </>
  )
}
