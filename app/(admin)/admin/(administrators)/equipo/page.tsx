import type { Metadata } from 'next'
import { PageHeading } from '@/components/portal/page-heading'
import { InvitationRow } from '@/components/people/invitation-row'
import { InviteMemberForm } from '@/components/team/member-forms'
import { MemberRow } from '@/components/team/member-row'
import { OwnerStepRule } from '@/components/team/owner-step-rule'
import { ResponsePromise } from '@/components/today/lazy-response-promise'
import { MessageFilesRule } from '@/components/uploads/message-files-rule'
import { teamText } from '@/content/team'
import { readTeamInvitations } from '@/lib/people/people'
import { requireAdmin } from '@/lib/session/require'
import { listTeam, readOwnerStep } from '@/lib/team/queries'
import { readPromise } from '@/lib/today/queries'
import { readLargeFiles, readMessageFiles } from '@/lib/uploads/queries'

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin()
  return { title: teamText.title }
}

export default async function TeamPage() {
  const admin = await requireAdmin()
  const [team, invitations, ownerStep, everyFile, largeFiles, promise] = await Promise.all([
    listTeam(admin),
    readTeamInvitations(admin),
    readOwnerStep(admin),
    readMessageFiles(admin),
    readLargeFiles(admin.db),
    readPromise(admin),
  ])
  const everybody = team.map(({ personId, name }) => ({ personId, name }))
  return (
    <>
      <PageHeading title={teamText.title} subtitle={teamText.intro} />
      <div className="grid items-start gap-x-16 gap-y-12 min-[64rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="members">
          <div className="flex items-baseline justify-between gap-4 pb-2 rule-opens">
            <h2 id="members">{teamText.members}</h2>
            <p className="text-sm text-ink-2">{teamText.count(team.length)}</p>
          </div>
          <ol className="rule-closes">
            {team.map((member) => (
              <MemberRow
                key={member.personId}
                member={member}
                isSelf={member.personId === admin.id}
                everybody={everybody}
              />
            ))}
          </ol>
          {invitations.length > 0 ? (
            <section aria-labelledby="invitations" className="pt-10">
              <h2 id="invitations" className="pb-2 text-lg rule-opens">
                {teamText.invitations}
              </h2>
              <ul className="rule-closes">
                {invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} now={new Date()} />
                ))}
              </ul>
            </section>
          ) : null}
        </section>
        <div className="grid gap-12">
          <InviteMemberForm />
          <OwnerStepRule {...ownerStep} />
          <MessageFilesRule every={everyFile} large={largeFiles} />
          <ResponsePromise hours={promise} />
        </div>
      </div>
    </>
  )
}
