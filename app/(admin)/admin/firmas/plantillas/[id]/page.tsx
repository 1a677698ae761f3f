import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LetterSheet } from '@/components/signatures/templates/letter-sheet'
import { TemplateForm } from '@/components/signatures/templates/template-form'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { firmSignaturesText } from '@/content/signature-form'
import { signatureTemplatesText as text } from '@/content/signature-templates'
import { requireStaff } from '@/lib/session/require'
import { fillLetter, variableLabels } from '@/lib/signatures/templates/letter'
import { listSignatureTemplates } from '@/lib/signatures/templates/queries'

type Props = PageProps<'/admin/firmas/plantillas/[id]'>

export async function generateMetadata(): Promise<Metadata> {
  await requireStaff()
  return { title: text.edit }
}

/** Administrators edit the text; advisors read it. */
export default async function SignatureTemplatePage({ params }: Props) {
  const member = await requireStaff()
  const { id } = await params
  const template = (await listSignatureTemplates(member)).find((one) => one.id === id)
  if (!template) notFound()
  const trail = [
    { label: firmSignaturesText.title, href: '/admin/firmas' },
    { label: text.link, href: '/admin/firmas/plantillas' },
  ] as const
  return (
    <div className="pt-6 pb-12">
      <Breadcrumb trail={trail} current={template.name} />
      <h1 className="pb-5">{member.role === 'admin' ? text.edit : text.read}</h1>
      {member.role === 'admin' ? (
        <TemplateForm template={template} model={null} />
      ) : (
        <LetterSheet
          label={template.name}
          blocks={fillLetter(template.body, variableLabels, (name) => variableLabels[name])}
        />
      )}
    </div>
  )
}
