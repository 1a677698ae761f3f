import type { Metadata } from 'next'
import { TemplateForm } from '@/components/signatures/templates/template-form'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { firmSignaturesText } from '@/content/signature-form'
import { letterModels, type LetterModelName } from '@/content/signature-models'
import { signatureTemplatesText as text } from '@/content/signature-templates'
import { requireAdmin } from '@/lib/session/require'

export async function generateMetadata(): Promise<Metadata> {
  await requireAdmin()
  return { title: text.create }
}

const isModel = (name: unknown): name is LetterModelName =>
  typeof name === 'string' && Object.hasOwn(letterModels, name)

export default async function NewSignatureTemplatePage({
  searchParams,
}: PageProps<'/admin/firmas/plantillas/nueva'>) {
  await requireAdmin()
  const { modelo } = await searchParams
  const trail = [
    { label: firmSignaturesText.title, href: '/admin/firmas' },
    { label: text.link, href: '/admin/firmas/plantillas' },
  ] as const
  return (
    <div className="pt-6 pb-12">
      <Breadcrumb trail={trail} current={text.create} />
      <h1 className="pb-2">{text.create}</h1>
      {isModel(modelo) ? <p className="pb-5 text-ink-2">{text.models.text}</p> : null}
      <TemplateForm template={null} model={isModel(modelo) ? letterModels[modelo] : null} />
    </div>
  )
}
