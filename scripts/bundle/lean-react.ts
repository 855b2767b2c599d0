// React DOM without what no element uses. The elements render on the client only, from plain
// components: nothing is hydrated, suspended, transitioned or preloaded. Each function named here
// is emptied, and what only it called goes with it. The version of react-dom is exact: with
// another, a name that is no longer there fails the build.

const emptied = {
  'markup from a server': `
    throwOnHydrationMismatch prepareToHydrateHostInstance queueHydrationError
    upgradeHydrationErrorsToRecoverable mountHostRootWithoutHydrating
    retrySuspenseComponentWithoutHydrating updateDehydratedSuspenseComponent
    createFiberFromDehydratedFragment commitActivityHydrationCallbacks
    commitSuspenseHydrationCallbacks retryDehydratedSuspenseBoundary clearHydrationBoundary
    hideOrUnhideDehydratedBoundary canHydrateInstance canHydrateTextInstance
    canHydrateHydrationBoundary getNextHydratable getNextHydratableInstanceAfterHydrationBoundary
    getParentHydrationBoundary attemptContinuousHydration attemptHydrationAtCurrentPriority
    attemptExplicitHydrationTarget pushDehydratedActivitySuspenseHandler
    getActivityInstanceFromFiber queueIfContinuousEvent retryIfBlockedOn
    attemptReplayContinuousQueuedEvent replayUnblockedEvents scheduleCallbackIfUnblocked
    popHydrationState`,
  '<ViewTransition>': `
    getViewTransitionName getViewTransitionClassName trackEnterViewTransitions
    pushViewTransitionCancelableScope applyViewTransitionToHostInstances
    applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances
    commitAppearingPairViewTransitions commitEnterViewTransitions commitDeletedPairViewTransitions
    commitExitViewTransitions commitNestedViewTransitions restorePairedViewTransitions
    restoreEnterOrExitViewTransitions restoreNestedViewTransitions
    measureViewTransitionHostInstancesRecursive measureNestedViewTransitions
    scheduleViewTransitionEvent reportViewTransitionError applyViewTransitionName
    restoreViewTransitionName startViewTransition createViewTransitionInstance
    ViewTransitionPseudoElement recursivelyTraverseAfterMutationEffects
    commitAfterMutationEffectsOnFiber`,
  '<Suspense>, <Activity>, <SuspenseList>': `
    updateSuspenseComponent mountSuspensePrimaryChildren attachPingListener pingSuspendedRoot
    attachSuspenseRetryListeners resolveRetryWakeable retryTimedOutBoundary
    updateOffscreenComponent recursivelyTraverseDisappearLayoutEffects
    recursivelyTraverseReappearLayoutEffects recursivelyTraverseReconnectPassiveEffects
    recursivelyTraverseAtomicPassiveEffects hideOrUnhideAllChildren hideOrUnhideAllChildrenOnFiber
    commitOffscreenPassiveMountEffects updateActivityComponent
    retryActivityComponentWithoutHydrating mountActivityChildren updateSuspenseListComponent
    initSuspenseListRenderState pushSuspenseListContext popSuspenseListContext cutOffTailIfNeeded
    replaySuspendedUnitOfWork`,
  'refs of fragments': `
    commitNewChildToFragmentInstances commitFragmentInstanceInsertionEffects
    commitFragmentInstanceDeletionEffects FragmentInstance commitNewChildToFragmentInstance
    deleteChildFromFragmentInstance collectClientRects scrollTextNodeIntoView
    validateDocumentPositionWithFiberTree`,
  'style sheets, scripts and pictures that a document waits for': `
    preconnectAs preload preloadModule preinitStyle preinitScript preinitModuleScript getResource
    insertStylesheetIntoRoot preloadStylesheet acquireResource getHydratableHoistableCache preloadResource suspendResource
    preloadInstanceAndSuspendIfNeeded preloadResourceAndSuspendIfNeeded isLikelyStaticResource
    estimateBandwidth recursivelyAccumulateSuspenseyCommit accumulateSuspenseyCommitOnFiber`,
  'stacks of components, for developers': `
    describeNativeComponentFrame describeBuiltInComponentFrame describeFiber
    getStackByFiberInDevAndProd getComponentNameFromType`,
  'forms with actions, and transitions': `
    requestFormReset$1 ensureFormComponentIsStateful mountActionState updateActionState
    rerenderActionState startTransition requestFormReset recursivelyResetForms
    coerceFormActionProp defaultOnDefaultTransitionIndicator`,
  'events that nobody listens for, what a compiler adds, nodes looked up by component': `
    constructSelectEvent getFallbackBeforeInputChars useMemoCache findCurrentFiberUsingSlowPath`,
}

const emptyOne = (code: string, name: string): string => {
  const whole = new RegExp(
    String.raw`(?<=\n)function ${name.replace('$', String.raw`\$`)}\([\s\S]*?\n\}(?=\n)`,
  )
  if (!whole.test(code)) throw new Error(`react-dom has no function ${name}: has it changed?`)
  return code.replace(whole, () => `function ${name}() {}`)
}

/** Attributes that HTML spells otherwise than React; those of SVG are written as SVG has them. */
const aliases = 'aliases = new Map([["htmlFor", "for"]])'

export function leanReact(code: string): string {
  const names = Object.values(emptied).flatMap((list) => list.trim().split(/\s+/))
  return (
    names
      .reduce(emptyOne, code)
      // Their methods would keep the functions that these classes are.
      .replace(
        /(?<=\n)(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?\n\};\n/g,
        '',
      )
      // Never hydrating: every branch on it folds away. As a parameter it was the last one.
      .replace(/,\n {2}isHydrating\n/, '\n')
      .replace(/ {2}isHydrating = !1,\n/, '')
      .replace(/isHydrating = !\d/g, '0')
      .replace(/\bisHydrating\b(?!\$)/g, '!1')
      .replace(/\baliases = new Map\(\[[\s\S]*?\]\)/, aliases)
  )
}
