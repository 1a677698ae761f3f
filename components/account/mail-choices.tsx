'use client'
import { AccountSection } from '@/components/account/account-section'
import { CheckOption } from '@/components/account/check-option'
import { ChoiceForm } from '@/components/account/choice-form'
import { account } from '@/content/account'
import { saveMailChoicesAction } from '@/lib/account/actions'
import { mailChoicesSchema } from '@/lib/account/schema'

type MailTopicChoices = { messages: boolean; appointments: boolean; invoices: boolean }

export function MailChoices({ chosen }: { chosen: MailTopicChoices }) {
  const { title, essential, topics } = account.mails
  return (
    <AccountSection id="avisos" title={title}>
      <ChoiceForm
        labelledBy="avisos"
        schema={mailChoicesSchema}
        chosen={chosen}
        options={topics}
        send={saveMailChoicesAction}
      >
        <CheckOption {...essential} checked disabled readOnly />
      </ChoiceForm>
    </AccountSection>
  )
}
