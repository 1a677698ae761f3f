import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openSlots } from '../../../tests/support/next-slot'
import { allOf, rawRequest } from '../../site-client/requests'
import { root } from '../../stack/child'
import { insidesIn, leaksIn, shows } from './markers'
import { strangers, type Site } from './site'
import { sideBySide } from '../check'
import type { Visitor } from '../people'

const codeOf = (text: string) => /"code":"([\w-]+)"/.exec(text)?.[1]

const call = ({ url, company }: Site, action: Action, who: Visitor, page = action.page) =>
  rawRequest(url, page, {
    method: 'POST',
    headers: {
      cookie: company.cookies[who],
      origin: url,
      accept: 'text/x-component',
      'next-action': action.id,
      'content-type': 'text/plain;charset=UTF-8',
    },
    body: JSON.stringify([action.args]),
  })

/** Any other code would mean that the caller was not the reason. */
const refusals = ['unauthenticated', 'not-approved', 'second-step', 'not-found', 'admin-only']

/** Calls every action as everyone without permission, from its own page and from two open ones. */
export async function probeActions(site: Site): Promise<void> {
  const { marked, tries } = site
  const actions = closedActions(marked.ids)
  const probes = actions.flatMap((action) =>
    [...strangers, 'admin' as const]
      .filter((who) => mustRefuse(action, who))
      .flatMap((who) => [action.page, '/', '/auth'].map((page) => ({ action, who, page }))),
  )
  await sideBySide(probes, async ({ action, who, page }) => {
    const answer = await call(site, action, who, page)
    const { status, text } = answer
    const said = allOf(answer)
    const leaks = [...leaksIn(marked, who, said), ...insidesIn(said)]
    const code = codeOf(text)
    // A redirect before the action gives no action answer.
    const refused = status === 200 ? refusals.includes(code ?? '') : !/"ok":/.test(text)
    tries.expect(
      refused && !/"ok":true/.test(text) && leaks.length === 0,
      `${action.name} at ${page} answers ${who} with ${status} ${code ?? ''} ${leaks.join(', ')}`,
    )
  })
  console.log(`  actions: ${actions.length}, ${probes.length} probes`)
}

/** The control: the same calls by permitted callers succeed, otherwise refusals prove nothing. */
export async function callAsOwner(site: Site): Promise<void> {
  const actions = closedActions(site.marked.ids)
  const { sql } = site
  let shown = 0
  for (const action of actions) {
    const who = action.by === 'client' ? 'clientB' : 'admin'
    // Failed passwords would trigger the rate limit.
    await sql`delete from public.rate_limits`
    const { status, text } = await call(site, action, who)
    const code = codeOf(text)
    const done = /"ok":true/.test(text) ? !action.answer : code === action.answer && code !== undefined
    site.tries.expect(
      status === 200 && done,
      `${action.name}: ${who}, who may, is answered ${status} ${code ?? text.slice(0, 60)}`,
    )
    if (shows(site.marked, text)) shown++
    await site.restore()
    await sql`update public.outbox set status = 'parked' where id = ${site.marked.ids.delivery ?? ''}`
  }
  site.tries.expect(shown > 0, 'no action shows whoever may what was marked')
  console.log(`  control: ${actions.length} actions do as whoever may says; ${shown} show what was marked`)
}

type Args = Record<string, unknown>
/** Who may call it, the arguments about client B, and the code when it cannot succeed. */
type Spoken = { by: 'client' | 'staff' | 'admin'; args: Args | undefined; answer?: string }
type Action = Spoken & { name: string; id: string; page: string }

/** Open to everyone and without personal data, such as signing in, invitation links and the contact form. */
export const open = ['confirmAction', 'contactAction', 'newPasswordAction', 'undoEmailAction', 'requestResetAction', 'resendAction', 'signInAction', 'signOutAction', 'signUpAction', 'beginSecondStepAction', 'passSecondStepAction', 'joinAction', 'acceptInvitationAction', 'openOwnAccountAction', 'saveWelcomeAction', 'leaveCompanyAction', 'sendWelcomeAction'] // prettier-ignore

/** Arguments of every action. Client actions without an id concern the caller. */
export function spoken(ids: Record<string, string>): Record<string, Spoken> {
  const client = (args: Args, answer?: string): Spoken => ({ by: 'client', args, ...(answer && { answer }) })
  const staff = (args: Args, answer?: string): Spoken => ({ by: 'staff', args, ...(answer && { answer }) })
  const admin = (args: Args, answer?: string): Spoken => ({ by: 'admin', args, ...(answer && { answer }) })
  const { appointment, invoice, task, thread, note, company, contact } = ids
  const [slot = '', later = ''] = openSlots(40).slice(-2)
  const member = { personId: ids.member }
  const taxProfile = { nit: '', digit: '', name: '', kind: 'company', regime: 'ordinary', responsibilities: ['05'], vat_cycle: '', traits: [], municipalities: [] } // prettier-ignore
  const asked = { title: 'Soportes', note: '', dueOn: '2027-12-01', items: [{ title: 'Extracto', help: '', required: true, allowsNone: false, answerWith: 'file' as const }], before: null, every: null, until: 'complete' as const } // prettier-ignore
  const uvt = { kind: 'uvt', year: 2027, value: 54000, norm: 'Resolución de prueba', source: 'Ninguna' }
  const registration = { accountId: ids.client, expected: 'approved' }
  return {
    inviteMemberAction: admin({ email: `${randomUUID()}@ejemplo.test`, name: 'Nadie', role: 'admin' }),
    changeMemberAction: admin({ ...member, name: 'Otra', role: 'admin', expected: 'advisor' }),
    removeMemberAction: admin(member),
    resetSecondStepAction: admin(member),
    diagnoseAction: admin({ sends: false }),
    setOwnerStepAction: admin({ required: false, seen: false }),
    setSwitchAction: admin({ ruleSet: 'purchase', accepts: true }),
    setGraceAction: admin({ grace: true }),
    // No test invoice is signed by a third party.
    confirmSignerAction: admin({ invoice }, 'not-found'),
    withdrawSignerAction: admin({ supplier: '999100201', signer: '999300888' }),
    saveSecretAction: admin({ nit: '999100201', prefix: 'FE', secret: randomUUID() }),
    removeSecretAction: admin({ id: randomUUID() }),
    markContactAction: admin({ message: contact, status: 'spam', expected: 'new' }),
    answerContactAction: admin({ message: contact, answer: randomUUID(), expected: 'new', reply: 'Hola' }),
    closeHoursAction: admin({ firstDay: '2027-12-01', lastDay: '2027-12-01', from: 8, until: 9, reason: 'Inventario', expected: 0 }), // prettier-ignore
    openHoursAction: admin({ closure: randomUUID() }),
    assignAction: admin({ client: ids.client, advisors: [ids.member], expected: [] }),
    createClientAction: admin({ client: randomUUID(), nit: '901.207.354-0', name: 'Talleres Usme Ltda.', advisor: null, people: [], send: false, again: true }), // prettier-ignore
    findNitAction: admin({ nit: '901207354' }),
    inviteToClientAction: staff({ client: ids.client, email: 'sara@ejemplo.test', name: '', role: 'owner' }, 'forbidden'), // prettier-ignore
    beginManyAction: staff({ threads: [{ id: randomUUID(), thread: randomUUID(), client: ids.client }], subject: 'Nómina', body: 'Hola' }), // prettier-ignore
    beginImportAction: admin({ import: randomUUID(), file_name: 'clientes.csv', headings: ['NIT'], mapping: ['nit'], total: 1 }), // prettier-ignore
    saveImportRowsAction: admin({ import: randomUUID(), rows: [] }, 'not-found'),
    setMappingAction: admin({ import: randomUUID(), mapping: [] }, 'not-found'),
    startImportAction: admin({ import: randomUUID(), send: false }, 'not-found'),
    continueImportAction: admin({ import: randomUUID() }, 'not-found'),
    discardImportAction: admin({ import: randomUUID() }),
    assignManyAction: admin({ clients: [ids.client], advisor: ids.member }),
    // Client B is already approved.
    askCorrectionAction: staff({ accountId: ids.client, note: 'Falta el RUT.' }, 'already-decided'),
    addNoteAction: staff({ client: ids.client, note: randomUUID(), body: 'Hola' }),
    previewDatesAction: staff({ client: ids.client, profile: taxProfile }),
    saveTaxProfileAction: staff({ client: ids.client, valid_from: '2026-01-01', seen: null, confirmed: true, profile: taxProfile }), // prettier-ignore
    // Client B has no tax profile.
    removeTaxProfileAction: staff({ client: ids.client, valid_from: '2026-01-01', seen: null }, 'not-found'),
    saveRequestTemplateAction: staff({ template: randomUUID(), seen: null, content: { name: 'Cierre', title: asked.title, note: '', items: asked.items } }), // prettier-ignore
    archiveRequestTemplateAction: staff({ template: randomUUID(), archive: true }, 'not-found'),
    readRequestTemplatesAction: staff({}),
    saveRequestAction: staff({ request: randomUUID(), client: ids.client, content: asked, obligation: null, send: true, seen: null, repeat: null }), // prettier-ignore
    cancelRequestAction: staff({ request: ids.asked, seen: Number(ids.askedVersion) }),
    reviewItemAction: staff({ item: ids.answered, seen: 1, accept: true }),
    // No test request repeats.
    endSeriesAction: staff({ series: randomUUID() }, 'not-found'),
    sendRequestsAction: staff({ asks: [{ id: randomUUID(), client: ids.client, obligation: null }], content: asked }), // prettier-ignore
    addFilesAction: client({ item: ids.pending, documents: [ids.document] }),
    removeFileAction: client({ item: ids.answered, document: ids.document }),
    answerItemAction: client({ item: ids.pending, seen: 1, nothing: true, answer: '' }),
    reopenItemAction: client({ item: ids.pending }),
    // The item asks for a file.
    bookItemAction: client({ item: ids.pending, key: randomUUID(), slot }, 'invalid-input'),
    previewCalendarAction: admin(uvt),
    confirmCalendarAction: admin({ change: uvt, seen: 0 }),
    calendarProgressAction: staff({}),
    changeObligationAction: staff({ obligation: randomUUID(), seen: 1, state: 'ready', message: '' }, 'not-found'), // prettier-ignore
    readObligationAction: staff({ obligation: randomUUID() }, 'not-found'),
    planObligationAction: staff({ obligation: randomUUID(), seen: 1, responsible: '', reviewer: '', internalDate: '', hours: '', notes: '' }, 'not-found'), // prettier-ignore
    saveTemplateAction: admin({ template: randomUUID(), seen: null, name: 'Cierre', cycle: 'month', monthAfter: '1', dayKind: 'business', day: '5', hours: '', reviewer: '', clientSees: false, steps: [] }), // prettier-ignore
    archiveTemplateAction: admin({ template: randomUUID(), archive: true }, 'not-found'),
    applyTemplateAction: staff({ template: randomUUID(), clients: [ids.client] }, 'not-found'),
    changeClientWorkAction: staff({ template: randomUUID(), client: ids.client, change: 'end' }, 'not-found'),
    tickStepAction: staff({ obligation: randomUUID(), place: 1, done: true }, 'not-found'),
    addObligationAction: staff({ obligation: randomUUID(), client: ids.client, name: 'Renovar', due: '2027-12-01', responsible: '', clientSees: true }), // prettier-ignore
    changeManyAction: staff({ kind: 'assign', items: [{ obligation: randomUUID(), seen: 1 }], member: '' }),
    editNoteAction: staff({ note, body: 'Otra cosa', seen: ids.noteWords }),
    removeNoteAction: staff({ note }),
    approveRegistrationAction: staff({ ...registration, expected: 'rejected' }, 'already-decided'),
    rejectRegistrationAction: staff({ ...registration, reason: 'Porque sí' }),
    putBackRegistrationAction: staff(registration),
    decideManyAction: staff({ userIds: [ids.client], expected: 'approved', status: 'rejected', reason: 'Porque sí' }), // prettier-ignore
    decideInvoiceAction: staff({ id: invoice, verdict: 'rejected', seen: 1, note: 'No', reason: null }),
    decideRequestAction: staff({ request: ids.request, status: 'answered', reply: 'Listo' }),
    confirmEntryAction: staff({ appointment, seen: 0 }),
    moveEntryAction: staff({ appointment, seen: 0, slot, note: '' }),
    finishEntryAction: staff({ appointment, seen: 0 }, 'conflict'),
    cancelEntryAction: staff({ appointment, seen: 0, note: '' }),
    proposeEntryAction: staff({ client: ids.client, slot, title: 'Cierre', note: '' }),
    assignThreadAction: staff({ thread, member: ids.admin, expected: null }),
    closeThreadAction: staff({ thread, closed: true, seen: null }),
    dropDeliveryAction: admin({ id: ids.delivery, reason: 'Porque sí' }),
    retryDeliveryAction: admin({ id: ids.delivery }),
    saveAnswerAction: staff({ id: randomUUID(), title: randomUUID(), body: 'Con gusto.', seen: null }),
    saveFilterAction: staff({
      id: randomUUID(),
      page: 'clients',
      name: randomUUID(),
      query: 'vista=vencido',
    }),
    deleteFilterAction: staff({ id: randomUUID() }),
    removeAnswerAction: staff({ id: ids.answer, seen: 1 }),
    deleteInvoiceAction: client({ id: invoice }, 'invoice-reviewed'),
    restoreInvoiceAction: client({ id: invoice }),
    withdrawInvoiceAction: client({ id: invoice }),
    createTaskAction: client({ name: 'Una tarea', at: Date.now() }),
    restoreTaskAction: client({ name: 'Una tarea', at: Date.now(), completed: false }),
    toggleTaskAction: client({ id: task, completed: true }),
    deleteTaskAction: client({ id: task }),
    saveProfileAction: client({ name: 'Otra Persona', phone: '300 000 0001' }),
    changeEmailAction: client({ email: 'otra@ejemplo.test', current: 'no-es-esta' }, 'wrong-password'),
    changePasswordAction: client({ current: 'no-es-esta', password: 'Clave-2026-larga' }, 'wrong-password'),
    endOtherSessionsAction: client({}),
    beginOwnStepAction: client({ current: 'no-es-esta' }, 'wrong-password'),
    confirmOwnStepAction: client({ code: '000000', current: 'no-es-esta' }, 'wrong-password'),
    confirmOwedStepAction: client({ code: '000000', current: 'no-es-esta' }, 'wrong-password'),
    endOwnStepAction: client({ code: '000000' }, 'conflict'),
    saveMailChoicesAction: client({ messages: true, appointments: true, invoices: true }),
    saveAuthorisationsAction: client({ deadlines: true, newsletter: true }),
    fileRequestAction: client({ kind: 'correction', details: 'Mi teléfono es otro.', key: randomUUID() }),
    startExportAction: client({}),
    saveCompanyAction: client({ id: company, name: 'Otra S.A.S.', nit: '901207354', digit: '0' }),
    removeCompanyAction: client({ id: company }),
    // Client B's account has a single person, so there is nobody to change or replace the owner.
    inviteAction: client({ email: `${randomUUID()}@ejemplo.test`, role: 'reader' }),
    resendInvitationAction: client({ invitation: randomUUID() }, 'not-found'),
    withdrawInvitationAction: client({ invitation: randomUUID() }, 'not-found'),
    changeRoleAction: client({ person: randomUUID(), role: 'reader', expected: 'assistant' }, 'not-found'),
    removePersonAction: client({ person: randomUUID() }, 'not-found'),
    leaveAccountAction: client({}, 'last-owner'),
    askOwnerChangeAction: client({ person: randomUUID(), current: 'no-es-esta' }, 'wrong-password'),
    confirmOwnerChangeAction: client({}, 'not-found'),
    withdrawOwnerChangeAction: client({}, 'not-found'),
    requestAppointmentAction: client({ key: randomUUID(), title: 'Consulta', slot: later }),
    changeAppointmentAction: client({ appointment, slot, seen: 0 }),
    confirmAppointmentAction: client({ appointment, seen: 0 }),
    cancelAppointmentAction: client({ appointment }),
    renewFeedAction: client({}),
    revokeFeedAction: client({}),
  }
}

/** Actions without an id: they concern the caller or what all members share. */
const aboutOneself = /^(create|restore)Task|^save(Profile|MailChoices|Authorisations|Answer)|^removeAnswer|^(save|delete)Filter|^(save|read)RequestTemplates?Action|^calendarProgress|^(invite|leaveAccount|askOwnerChange|(begin|confirm|end)OwnStep|confirmOwedStep|change(Email|Password)|endOther|fileRequest|startExport|requestAppointment|(renew|revoke)Feed)/ // prettier-ignore

function mustRefuse({ name, by }: Action, who: Visitor): boolean {
  if (who === 'clientA') return by !== 'client' || !aboutOneself.test(name)
  // These return a separate result for each client.
  if (who === 'advisor' && ['decideManyAction', 'sendRequestsAction', 'changeManyAction'].includes(name))
    return false
  if (who === 'advisor') return by === 'admin' || !aboutOneself.test(name)
  // The firm may cancel or confirm for the client.
  if (who === 'admin' && /^(cancel|confirm)AppointmentAction$/.test(name)) return false
  if (who === 'admin') return by === 'client' && !aboutOneself.test(name)
  return true
}

/** Each with a page that includes it. */
function closedActions(ids: Record<string, string>): Action[] {
  const file = path.join(root, '.next/server/server-reference-manifest.json')
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as {
    node: Record<string, { exportedName: string; workers: object }>
  }
  const texts = spoken(ids)
  return Object.entries(node).flatMap(([id, { exportedName: name, workers }]) => {
    if (open.includes(name)) return []
    const told = texts[name]
    if (!told) throw new Error(`scripts/checks/authz/actions.ts does not say how to try ${name}`)
    const pages = Object.keys(workers).sort((a, b) => Number(a.includes('[')) - Number(b.includes('[')))
    const page = (pages[0] ?? '')
      .replace(/^app|\/page$|\/\([^)]+\)/g, '')
      .replace(/\/\([^)]+\)|\/page$/g, '')
      .replace(/\[\.\.\.\w+\]/, 'no-existe')
      .replace(/^\/?/, '/')
    return [{ ...told, name, id, page }]
  })
}
