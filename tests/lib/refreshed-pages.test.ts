import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** These actions need no refresh: they change nothing on the page, lead away from it, or the page updates itself. */
const leaveThePage = `
  archiveSignatureTemplateAction askSignatureCodeAction beginFolderZipAction beginImportAction beginOwnStepAction
  beginSecondStepAction beginZipAction changeEmailAction chooseFilteredAction closeEngagementAction collectFeeAction connectGoogleAction contactAction
  createTaskAction decideInvoiceAction declineSignatureAction deleteTaskAction diagnoseAction dueDatesAction findAccountsAction findHoldersAction
  findNitAction guideAction lateFilingAction leaveAccountAction listTemplatesAction makeLetterAction markAllAction
  mostBytesAction openSignatureAction ownSearchAction previewAuthorityAction previewCalendarAction previewDatesAction
  previewProfilesAction previewTemplateAction readObligationAction readRequestTemplatesAction readSendingFilesAction
  readSignatureAction remindFeesAction remindSignatureAction renewFeedAction renewMemberFeedAction reopenFeeAction
  requestResetAction resendAction restoreTaskAction resumeSignatureAction revokeFeedAction revokeMemberFeedAction saveFeeAction
  saveImportRowsAction saveSignatureTemplateAction saveTaxProfilesAction saveWelcomeAction searchAction seeNoticesAction
  sendSignatureAction sendingClientsAction signDocumentAction signOutAction signUpAction signatureChoicesAction silenceFeesAction
  silenceMyFeesAction startExportAction stopMailsAction toggleTaskAction voidFeeAction withdrawSignatureAction
`
/** `mailed` and `changing` are helpers of action files; both refresh the page. */
const showsTheChange = /\b(refresh|redirect|flash|mailed|changing)\(/

test('every action except the listed ones refreshes the open page with what has changed', () => {
  const without = globSync('lib/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.startsWith("'use server'"))
    .flatMap((source) => source.split(/^export (?=const|async function)/m).slice(1))
    .filter((block) => !showsTheChange.test(block))
    .flatMap((block) => /^(?:const|async function) (\w+Action)\b/.exec(block)?.[1] ?? [])
  expect(without.sort()).toEqual(leaveThePage.trim().split(/\s+/).sort())
})
