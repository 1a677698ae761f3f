import { hit } from '@/lib/einvoice/rules/hit'
import { invoiceRule } from '@/lib/einvoice/rules/rule'

/** C1: the CUFE or CUDE has its shape, and is the right one where the key is known. What would be right is never told. */
export const codeRule = invoiceRule('C1', 'FAD06', ({ code }, { facts: { codeCheck } }) => {
  if (!/^[0-9a-f]{96}$/.test(code.value)) return [hit('C1.shape', 'block', { code: code.value })]
  if (!/^CU[FD][ES]-SHA384$/.test(code.scheme)) return [hit('C1.scheme', 'warn', { scheme: code.scheme })]
  if (codeCheck === 'differs') return [hit('C1.differs', 'block', { code: code.value })]
  return codeCheck === 'limited' ? [hit('C1.limited', 'warn', { code: code.value })] : []
})
