'use client'
import type { ReactNode } from 'react'
import { AccountSection } from '@/components/account/account-section'
import { CheckOption } from '@/components/account/check-option'
import { ChoiceForm } from '@/components/account/choice-form'
import { account } from '@/content/account'
import { saveAuthorisationsAction } from '@/lib/account/actions'
import { authorisationsSchema } from '@/lib/account/schema'

const { title, treatment, topics } = account.authorisations

type AuthorisationsProps = {
  chosen: { deadlines: boolean; newsletter: boolean }
  /** The day of the registration, in words. */
  since: string | null
  children: ReactNode
}

/** What the client authorises; the evidence of it comes after. */
export function Authorisations({ chosen, since, children }: AuthorisationsProps) {
  return (
    <AccountSection id="autorizaciones" title={title}>
      <ChoiceForm
        labelledBy="autorizaciones"
        schema={authorisationsSchema}
        chosen={chosen}
        options={topics}
        send={saveAuthorisationsAction}
      >
        <CheckOption
          label={treatment.label}
          text={since ? treatment.since(since) : treatment.text}
          checked
          disabled
          readOnly
        />
      </ChoiceForm>
      {children}
    </AccountSection>
  )
}
