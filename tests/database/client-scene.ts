import { must, register, registerAdvisor, registerStaff, succeed } from '../support/contract-people'
import { openClient, openTarget } from '../support/contract-target'

export async function openClientScene() {
  const target = await openTarget()
  const service = openClient(target, target.secretKey)
  const admin = await registerStaff(target)
  const advisor = await registerAdvisor(target)
  const other = await registerAdvisor(target)
  const client = await register(target, 'cliente')
  succeed(await advisor.client.rpc('set_approval', { target: client.id, new_status: 'approved' }))
  must(
    await client.client.rpc('save_company', {
      company_name: 'Café Ñandú S.A.S.',
      company_nit: '900108281',
      company_digit: 3,
    }),
  )
  return { target, service, admin, advisor, other, client }
}
