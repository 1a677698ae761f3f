import { createHash, randomUUID } from 'node:crypto'
import { authority } from '@/supabase/sample-files/certificates'
import { openSlots } from '../../../tests/support/next-slot'
import { callsBy, soon, type ActionCall } from './action-call'

const addedAuthority = {
  certificate: Buffer.from(authority.certificate).toString('base64'),
  fingerprint: createHash('sha256').update(authority.certificate).digest('hex'),
  origin: 'Su página, hoy',
  label: 'Autoridad de Demostración',
}

export function memberCalls(ids: Record<string, string>): Record<string, ActionCall> {
  const [staff, admin] = [callsBy('staff'), callsBy('admin')]
  const { appointment, invoice, thread, note, contact } = ids
  const [farthest = '', slot = ''] = openSlots(40).slice(-3)
  const member = { personId: ids.member }
  const taxProfile = { nit: '', digit: '', name: '', kind: 'company', regime: 'ordinary', entity: '', responsibilities: ['05'], vat_cycle: '', traits: [], municipalities: [], activities: '' } // prettier-ignore
  const asked = { title: 'Soportes', note: '', dueOn: '2027-12-01', items: [{ title: 'Extracto', help: '', required: true, allowsNone: false, answerWith: 'file' as const }], before: null, every: null, until: 'complete' as const } // prettier-ignore
  const bookTreatment = { account: '5135', detail: '', centre: '', party: '', taxUse: 'cost', taxAccount: null, payable: '2335', withholding: null, vatWithheld: null, icaWithheld: null, base: null, difference: false } // prettier-ignore
  const uvt = { kind: 'uvt', year: 2027, value: 54000, norm: 'Resolución de prueba', source: 'Ninguna' }
  const registration = { accountId: ids.client, expected: 'approved' }
  return {
    // Only members of the firm name a client; clients always act for themselves.
    renameFolderAction: staff({ subject: 'others', name: '', client: ids.client }),
    beginFolderZipAction: staff({ client: ids.client, year: 2001, subject: null }, 'not-found'),
    inviteMemberAction: admin({ email: `${randomUUID()}@ejemplo.test`, name: 'Nadie', role: 'admin' }),
    changeMemberAction: admin({ ...member, name: 'Otra', role: 'admin', expected: 'advisor' }),
    saveOwnNameAction: staff.own({ name: '' }),
    removeMemberAction: admin(member),
    resetSecondStepAction: admin(member),
    diagnoseAction: admin({ sends: false }),
    setOwnerStepAction: admin({ required: false, seen: false }),
    searchAction: staff.own({ search: 'tres', group: null }),
    readSendingFilesAction: staff({ sending: ids.sending }),
    setSendingClientsAction: staff({ file: ids.sendingFile, clients: [ids.client] }),
    removeSendingFileAction: staff({ file: ids.sendingFile }),
    sendDocumentsAction: staff({
      sending: ids.sending,
      rest: randomUUID(),
      message: '',
      folder: null,
      leaveAt: null,
    }),
    undoSendingAction: staff({ sending: ids.sending }),
    sendingClientsAction: staff.own({ search: '' }),
    setResponsePromiseAction: admin({ hours: null, seen: null }),
    setMessageFilesAction: admin({ every: false, seen: false }),
    setLargeFilesAction: admin({ large: false, seen: false }),
    setSwitchAction: admin({ ruleSet: 'purchase', accepts: true }),
    setGraceAction: admin({ grace: true }),
    // None of the test invoices is signed by a third party, so there is no signer to confirm.
    confirmSignerAction: admin({ invoice }, 'not-found'),
    previewAuthorityAction: admin(addedAuthority),
    addAuthorityAction: admin(addedAuthority),
    removeAuthorityAction: admin({ id: randomUUID() }),
    withdrawSignerAction: admin({ supplier: '999100201', signer: '999300888' }),
    saveSecretAction: admin({ nit: '999100201', prefix: 'FE', secret: randomUUID() }),
    removeSecretAction: admin({ id: randomUUID() }),
    markContactAction: admin({ message: contact, status: 'spam', expected: 'new' }),
    answerContactAction: admin({ message: contact, answer: randomUUID(), expected: 'new', reply: 'Hola' }),
    closeHoursAction: admin({ firstDay: soon, lastDay: soon, from: 8, until: 9, reason: 'Inventario', expected: 0 }), // prettier-ignore
    saveTypeAction: admin({ type: randomUUID(), name: `Llamada ${randomUUID()}`, minutes: 20, before: 0, after: 0, step: 30, notice: 2, horizon: 30, place: 'phone', detail: '', otherPlaces: {}, question: '', byClients: false, perDay: null, members: [], second: null, seen: null }), // prettier-ignore
    retireTypeAction: admin({ type: randomUUID() }),
    openHoursAction: admin({ closure: randomUUID() }),
    assignAction: admin({ client: ids.client, advisors: [ids.member], expected: [] }),
    createClientAction: admin({ client: randomUUID(), nit: '901.207.354-0', name: 'Talleres Usme Ltda.', advisor: null, people: [], send: false, again: true }), // prettier-ignore
    findNitAction: admin({ nit: '901207354' }),
    inviteToClientAction: staff({ client: ids.client, email: 'sara@ejemplo.test', name: '', role: 'owner' }, 'forbidden'), // prettier-ignore
    beginManyAction: staff({ threads: [{ id: randomUUID(), thread: randomUUID(), client: ids.client }], subject: 'Nómina', body: 'Hola' }), // prettier-ignore
    beginImportAction: admin({ import: randomUUID(), file_name: 'clientes.csv', headings: ['NIT'], mapping: ['nit'], total: 1 }), // prettier-ignore
    saveImportRowsAction: admin({ import: randomUUID(), rows: [] }, 'not-found'),
    setMappingAction: admin({ import: randomUUID(), mapping: [] }, 'not-found'),
    findHoldersAction: admin({ nits: ['901207354'] }),
    startImportAction: admin({ import: randomUUID(), send: false, accepted: [] }, 'not-found'),
    continueImportAction: admin({ import: randomUUID() }, 'not-found'),
    discardImportAction: admin({ import: randomUUID() }),
    handOverAction: admin({ personId: ids.member, items: [{ client: ids.client, to: randomUUID() }] }),
    assignManyAction: admin({ clients: [ids.client], advisor: ids.member, keep: false }),
    chooseFilteredAction: staff.own({ params: {} }),
    previewProfilesAction: staff.forEach({ clients: [ids.client], change: { what: 'regime', value: 'simple' }, from: '2026-01-01' }), // prettier-ignore
    changeProfilesAction: staff.forEach({ items: [{ client: ids.client, seen: null }], change: { what: 'regime', value: 'simple' }, from: '2026-01-01', confirmed: true }), // prettier-ignore
    // Client B is approved already, so no correction can be requested.
    askCorrectionAction: staff({ accountId: ids.client, note: 'Falta el RUT.' }, 'already-decided'),
    addNoteAction: staff({ client: ids.client, note: randomUUID(), body: 'Hola' }),
    previewDatesAction: staff({ client: ids.client, valid_from: '2026-01-01', profile: taxProfile }),
    saveTaxProfilesAction: staff.forEach({ profiles: [{ client: ids.client, valid_from: '2026-01-01', seen: null, confirmed: true, profile: taxProfile }] }), // prettier-ignore
    saveTaxProfileAction: staff({ client: ids.client, valid_from: '2026-01-01', seen: null, confirmed: true, profile: taxProfile }), // prettier-ignore
    // The call fails, because client B has no tax profile that could be removed.
    removeTaxProfileAction: staff({ client: ids.client, valid_from: '2026-01-01', seen: null }, 'not-found'),
    saveRequestTemplateAction: staff.own({ template: randomUUID(), seen: null, content: { name: 'Cierre', title: asked.title, note: '', items: asked.items } }), // prettier-ignore
    archiveRequestTemplateAction: staff({ template: randomUUID(), archive: true }, 'not-found'),
    readRequestTemplatesAction: staff.own({}),
    saveRequestAction: staff({ request: randomUUID(), client: ids.client, content: asked, obligation: null, send: true, seen: null, repeat: null }), // prettier-ignore
    // These calls fail, because client B has no list of DIAN for the month 2020-01.
    decideRowAction: staff({ client: ids.client, month: '2020-01', key: 'x', seen: { class: 'igual', at: null }, choice: { clear: true } }, 'not-found'), // prettier-ignore
    markKnownAction: staff({ client: ids.client, month: '2020-01', key: 'x', seen: { class: 'igual', at: null }, reason: 'personal', note: '' }, 'not-found'), // prettier-ignore
    askRowsAction: staff({ request: randomUUID(), client: ids.client, month: '2020-01', keys: ['x'], due: '2027-12-01' }, 'conflict'), // prettier-ignore
    signatureChoicesAction: staff({ client: ids.client }),
    sendSignatureAction: staff({ request: randomUUID(), kind: 'other', title: 'Carta', message: '', days: 5, inOrder: true, remindAfter: 2, remindEvery: 3, replaces: null, signers: [{ party: 'outside', person: null, name: 'Nadie', email: 'nadie@ejemplo.test', role: 'Testigo' }] }, 'not-found'), // prettier-ignore
    closeEngagementAction: staff({ request: randomUUID(), reason: 'Una prueba' }, 'not-found'),
    saveFeeAction: staff({ fee: randomUUID(), seen: null, client: ids.client, concept: 'Contabilidad', amount: 1, dueOn: '2027-01-10', reminds: true }), // prettier-ignore
    collectFeeAction: staff({ fee: randomUUID(), seen: 1, on: '2026-01-10' }, 'not-found'),
    voidFeeAction: staff({ fee: randomUUID(), seen: 1, reason: 'Una prueba' }, 'not-found'),
    reopenFeeAction: staff({ fee: randomUUID(), seen: 1 }, 'not-found'),
    // The call is refused, because client B owes nothing or because reminders are not allowed at this hour.
    remindFeesAction: staff({ client: ids.client }, 'fee-reminder'),
    silenceFeesAction: staff({ client: ids.client, silent: true }),
    saveSignatureTemplateAction: admin({ template: randomUUID(), seen: null, name: 'Carta', kind: 'other', body: 'Un texto que la firma envía.', reviewed: false }), // prettier-ignore
    archiveSignatureTemplateAction: admin({ template: randomUUID(), archive: true }, 'not-found'),
    makeLetterAction: staff({ client: ids.client, template: randomUUID(), version: 1, title: 'Carta', values: { texts: {}, days: {}, lines: [], work: [], payDay: null } }, 'not-found'), // prettier-ignore
    withdrawSignatureAction: staff({ request: randomUUID(), reason: 'Una prueba' }, 'not-found'),
    remindSignatureAction: staff({ request: randomUUID() }, 'not-found'),
    closeMonthAction: staff({ client: ids.client, month: '2020-01', open: 0 }, 'not-found'),
    reopenMonthAction: staff(
      { client: ids.client, month: '2020-01', reason: 'Llegó otra lista' },
      'not-found',
    ),
    // The calls are refused, because client B's books have neither entries nor rules.
    teachBookAction: staff({ client: ids.client, invoice: randomUUID(), only: false, seen: null, treatment: bookTreatment }, 'not-found'), // prettier-ignore
    forgetRuleAction: staff(
      { client: ids.client, nit: '999100201', seen: '2026-01-01T00:00:00Z' },
      'conflict',
    ),
    keepModelAction: staff({ client: ids.client, model: { name: 'modelo.xlsx', sheet: 'Hoja1', above: [], headings: ['Cuenta', 'Debe', 'Haber'], fields: ['account', 'debit', 'credit'] } }), // prettier-ignore
    findAccountsAction: staff({ client: ids.client, words: '51', codes: [] }),
    keepAccountsAction: staff({ client: ids.client, accounts: [{ code: '513595', name: 'Otros servicios', needsParty: false, needsCentre: false }], whole: false }), // prettier-ignore
    dropAccountAction: staff({ client: ids.client, code: '999999' }, 'not-found'),
    exportBooksAction: staff({ batch: randomUUID(), client: ids.client, month: '2020-01', format: 'journal', options: { type: '', number: 1, prefix: '', company: '', tax: '' }, seen: '', trial: false, again: null, day: null }, 'books-changed'), // prettier-ignore
    markBatchAction: staff({ client: ids.client, batch: randomUUID(), entered: true }, 'not-found'),
    withdrawBatchAction: staff({ client: ids.client, batch: randomUUID() }, 'not-found'),
    cancelRequestAction: staff({ request: ids.asked, seen: Number(ids.askedVersion) }),
    reviewItemAction: staff({ item: ids.answered, seen: 1, accept: true }),
    // The call fails, because no test request repeats, so there is no series to end.
    endSeriesAction: staff({ series: randomUUID() }, 'not-found'),
    sendRequestsAction: staff.forEach({ asks: [{ id: randomUUID(), client: ids.client, obligation: null }], content: asked }), // prettier-ignore
    previewCalendarAction: admin(uvt),
    confirmCalendarAction: admin({ change: uvt, seen: 0 }),
    calendarProgressAction: staff.own({}),
    changeObligationAction: staff({ obligation: randomUUID(), seen: 1, state: 'ready', message: '' }, 'not-found'), // prettier-ignore
    readObligationAction: staff({ obligation: randomUUID() }, 'not-found'),
    planObligationAction: staff({ obligation: randomUUID(), seen: 1, responsible: '', reviewer: '', internalDate: '', hours: '', notes: '' }, 'not-found'), // prettier-ignore
    saveTemplateAction: admin({ template: randomUUID(), seen: null, name: 'Cierre', cycle: 'month', monthAfter: '1', dayKind: 'business', day: '5', hours: '', reviewer: '', clientSees: false, steps: [] }), // prettier-ignore
    archiveTemplateAction: admin({ template: randomUUID(), archive: true }, 'not-found'),
    listTemplatesAction: staff.own({}),
    previewTemplateAction: staff({ template: randomUUID() }, 'not-found'),
    endTemplateAction: staff.forEach({ template: randomUUID(), clients: [ids.client] }),
    applyTemplateAction: staff({ template: randomUUID(), clients: [ids.client] }, 'not-found'),
    changeClientWorkAction: staff({ template: randomUUID(), client: ids.client, change: 'end' }, 'not-found'),
    tickStepAction: staff({ obligation: randomUUID(), place: 1, done: true }, 'not-found'),
    addObligationAction: staff({ obligation: randomUUID(), client: ids.client, name: 'Renovar', due: '2027-12-01', responsible: '', clientSees: true }), // prettier-ignore
    changeManyAction: staff.forEach({
      kind: 'assign',
      items: [{ obligation: randomUUID(), seen: 1 }],
      member: '',
    }),
    saveContactAction: staff({ client: ids.client, seen: 0, name: 'Ana Rojas', phone: '', address: '', email: '' }), // prettier-ignore
    undoDecisionsAction: staff.forEach({ userIds: [ids.client] }),
    tagClientsAction: staff.forEach({ clients: [ids.client], added: ['Cafés'], removed: [] }),
    fileManyAction: staff.forEach({
      filing: randomUUID(),
      deliver: true,
      items: [{ obligation: randomUUID(), seen: 1, receipt: '3501', filedOn: '2026-11-17', paidOn: '', value: '', receipts: [] }], // prettier-ignore
    }),
    undoFilingAction: staff({ filing: randomUUID() }, 'not-found'),
    deliverReceiptAction: staff({ obligation: randomUUID(), document: ids.document }, 'not-found'),
    unlinkReceiptAction: staff({ obligation: randomUUID(), document: ids.document }, 'not-found'),
    editNoteAction: staff({ note, body: 'Otra cosa', seen: ids.noteWords }),
    removeNoteAction: staff({ note }),
    approveRegistrationAction: staff({ ...registration, expected: 'rejected' }, 'already-decided'),
    rejectRegistrationAction: staff({ ...registration, reason: 'Porque sí' }),
    putBackRegistrationAction: staff(registration),
    decideManyAction: staff.forEach({ userIds: [ids.client], expected: 'approved', status: 'rejected', reason: 'Porque sí' }), // prettier-ignore
    // The invoice already belongs to client B, so it cannot be moved to client B.
    moveInvoiceAction: staff({ invoice, client: ids.client, seen: 0 }, 'not-found'),
    decideInvoiceAction: staff({ id: invoice, verdict: 'rejected', seen: 1, note: 'No', reason: null }),
    decideRequestAction: staff({ request: ids.request, status: 'answered', reply: 'Listo' }),
    confirmEntryAction: staff({ appointment, seen: 0 }),
    moveEntryAction: staff({ appointment, seen: 0, slot, note: '', person: ids.admin }),
    placeEntryAction: staff({ appointment, seen: 0, place: 'office', detail: '', note: '' }),
    assignEntryAction: staff({ appointment, seen: 0, person: ids.admin, second: null }),
    finishEntryAction: staff({ appointment, seen: 0 }, 'conflict'),
    missEntryAction: staff({ appointment, seen: 0, missed: false }, 'conflict'),
    saveRemarkAction: staff({ appointment, body: 'Quedamos en eso', seen: null }),
    cancelEntryAction: staff({ appointment, seen: 0, note: '' }),
    proposeEntryAction: staff({
      client: ids.client,
      slot,
      title: 'Cierre',
      note: '',
      person: ids.admin,
      confirmed: false,
    }),
    proposeSeriesAction: staff({ series: randomUUID(), client: ids.client, slots: [farthest], title: 'Comité', note: '', person: ids.admin, confirmed: false }), // prettier-ignore
    // These calls fail: the appointment belongs to no series, and there is no other appointment to swap it with.
    cancelFollowingAction: staff({ appointment, seen: 0, note: '' }, 'not-found'),
    moveFollowingAction: staff({ appointment, seen: 0, slot, note: '', person: ids.admin }, 'not-found'),
    swapEntriesAction: staff({ appointment, seen: 0, other: randomUUID(), otherSeen: 0, what: 'hours', note: '' }, 'not-found'), // prettier-ignore
    saveWeekAction: staff({ member: ids.admin, week: null, home: [] }),
    saveDayAction: staff({ member: ids.admin, day: soon, hours: null }),
    saveAbsenceAction: staff({ member: ids.admin, from: '2020-01-06T13:00:00.000Z', until: '2020-01-06T14:00:00.000Z', reason: 'Vacaciones', standIn: null, plan: [] }), // prettier-ignore
    endAbsenceAction: staff.own({ absence: randomUUID() }),
    // No server listens at this URL, so the action finds no calendar and saves nothing.
    saveOutsideAction: staff.own({ address: 'http://127.0.0.1:9/x.ics', tentative: true }),
    renewMemberFeedAction: staff.own({}),
    revokeMemberFeedAction: staff.own({}),
    removeOutsideAction: staff({ member: ids.admin }),
    connectGoogleAction: staff.own({}),
    keepGoogleHoursAction: staff({ appointment }),
    disconnectGoogleAction: staff({ member: ids.admin }),
    assignThreadAction: staff({ thread, member: ids.admin, expected: null }),
    closeThreadAction: staff({ thread, closed: true, seen: null }),
    dropDeliveryAction: admin({ id: ids.delivery, reason: 'Porque sí' }),
    retryDeliveryAction: admin({ id: ids.delivery }),
    saveAnswerAction: staff.own({ id: randomUUID(), title: randomUUID(), body: 'Con gusto.', seen: null }),
    saveFilterAction: staff.own({
      id: randomUUID(),
      page: 'clients',
      name: randomUUID(),
      query: 'vista=vencido',
    }),
    deleteFilterAction: staff.own({ id: randomUUID() }),
    removeAnswerAction: staff.own({ id: ids.answer, seen: 1 }),
  }
}
