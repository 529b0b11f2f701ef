/** Parts that wait for something within a page, with what is shown meanwhile: a page comes when all of it is there. */
const SUSPENDED = [
  ...['updateSuspenseComponent', 'updateOffscreenComponent'],
  ...['bailoutOffscreenComponent', 'deferHiddenOffscreenComponent'],
  ...['mountSuspenseOffscreenState', 'mountSuspensePrimaryChildren'],
  ...['mountWorkInProgressOffscreenFiber'],
  ...['retrySuspenseComponentWithoutHydrating'],
  ...['updateDehydratedSuspenseComponent', 'scheduleSuspenseWorkOnFiber'],
  ...['hideOrUnhideAllChildren', 'hideOrUnhideAllChildrenOnFiber'],
  ...['hideOrUnhideNearestPortals', 'getRetryCache'],
  ...['attachSuspenseRetryListeners', 'recursivelyTraverseDisappearLayoutEffects'],
  ...['recursivelyTraverseReappearLayoutEffects'],
  ...['commitOffscreenPassiveMountEffects', 'commitCachePassiveMountEffect'],
  ...['recursivelyTraverseReconnectPassiveEffects'],
  ...['recursivelyTraverseAtomicPassiveEffects', 'requestDeferredLane'],
  ...['pingSuspendedRoot', 'retryTimedOutBoundary'],
  ...['retryDehydratedSuspenseBoundary', 'resolveRetryWakeable'],
  ...['clearHydrationBoundary', 'hideOrUnhideDehydratedBoundary'],
  ...['registerSuspenseInstanceRetry', 'useThenable', 'replaySuspendedUnitOfWork'],
  ...['restoreSuspendedTreeContext', 'createFiberFromDehydratedFragment'],
  ...['commitSuspenseHydrationCallbacks', 'scheduleRetryEffect'],
  ...['pushHiddenContext', 'reuseHiddenContextOnStack', 'popHiddenContext'],
  ...['pushPrimaryTreeSuspenseHandler', 'pushDehydratedActivitySuspenseHandler'],
  ...['pushOffscreenSuspenseHandler', 'reuseSuspenseHandlerOnStack'],
  ...['popSuspenseHandler', 'pushSuspenseListContext', 'popSuspenseListContext'],
  ...['cutOffTailIfNeeded', 'initSuspenseListRenderState', 'claimNextRetryLane'],
  ...['markRetryLaneImpl', 'markRetryLaneIfNotHydrated', 'trackUsedThenable'],
  ...['getSuspendedThenable', 'attachPingListener'],
];

/**
 * What is never used of React's DOM, by the function that would do it, and what that answers then: view transitions, lists of
 * suspended parts, hidden parts that are kept, actions of forms, links and styles that components put into the head, refs of
 * fragments, elements with names of their own, a root that is the whole document, a `style` that the Content-Security-Policy would
 * not let the server write, hooks that neither this site nor its router calls, and where in the components an error was, which only a developer's build tells.
 */
export const NEVER_CALLED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['commitExitViewTransitions', 'commitEnterViewTransitions', 'commitNestedViewTransitions'],
      ...['trackEnterViewTransitions', 'commitAppearingPairViewTransitions', 'startViewTransition'],
      ...['restoreNestedViewTransitions', 'restoreEnterOrExitViewTransitions'],
      ...['measureNestedViewTransitions', 'applyViewTransitionToHostInstances'],
      ...['getViewTransitionName', 'getViewTransitionClassName', 'scheduleViewTransitionEvent'],
      ...['createViewTransitionInstance', 'pushViewTransitionCancelableScope'],
      ...['applyViewTransitionToHostInstancesRecursive', 'restoreViewTransitionOnHostInstances'],
      ...['measureViewTransitionHostInstancesRecursive', 'commitDeletedPairViewTransitions'],
      ...['commitAfterMutationEffectsOnFiber', 'restoreViewTransitionName'],
      ...['updateSuspenseListComponent', 'mountActionState', 'updateActionState'],
      ...['rerenderActionState', 'extractEvents$1', 'ensureFormComponentIsStateful'],
      ...['preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript'],
      ...['preconnectAs', 'createHoistableInstance', 'getHydratableHoistableCache'],
      ...['suspendResource', 'preloadResource', 'mountHoistable', 'insertSuspendedStylesheets'],
      ...['FragmentInstance', 'commitNewChildToFragmentInstance'],
      ...['commitNewChildToFragmentInstances', 'commitFragmentInstanceInsertionEffects'],
      ...['commitFragmentInstanceDeletionEffects', 'deleteChildFromFragmentInstance'],
      ...['updateActivityComponent', 'setPropOnCustomElement', 'mountActivityChildren'],
      ...['retryActivityComponentWithoutHydrating', 'commitActivityHydrationCallbacks'],
      ...['mountDeferredValueImpl', 'updateDeferredValueImpl', 'useEffectEventImpl'],
      ...['updateOptimisticImpl', 'dispatchOptimisticSetState', 'updateInsertionEffect'],
      ...['updateImperativeHandle', 'imperativeHandleEffect', 'startHostTransition'],
      ...['recursivelyResetForms', 'requestFormReset', 'useHostTransitionStatus'],
      ...['updateRefresh', 'refreshCache', 'useMemoCache', 'coerceFormActionProp'],
      ...['preloadStylesheet', 'preloadResourceAndSuspendIfNeeded', 'insertStylesheet'],
      ...['insertStylesheetIntoRoot', 'adoptPreloadPropsForStylesheet'],
      ...['adoptPreloadPropsForScript', 'accumulateSuspenseyCommitOnFiber'],
      ...['recursivelyAccumulateSuspenseyCommit', 'blurActiveElementWithinFragment'],
      ...['commitHostSingletonAcquisition', 'releaseSingletonInstance'],
      ...['clearSingletonPreambleContribution', 'setValueForStyles'],
      ...['clearIfContinuousEvent', 'retryIfBlockedOn', 'startTransition'],
      ...['defaultOnDefaultTransitionIndicator', 'entangleAsyncAction', 'queueTransitionTypes'],
      ...['use', 'unwrapThenable'],
      ...SUSPENDED,
    ].map((name) => [name, '']),
  ),
  isHostHoistableType: 'false',
  isCustomElement: 'false',
  getSuspenseInstanceFromFiber: 'null',
  findFirstSuspended: 'null',
  canHydrateHydrationBoundary: 'null',
  getNextHydratableInstanceAfterHydrationBoundary: 'null',
  getParentHydrationBoundary: 'null',
  isSuspenseInstancePending: 'false',
  isSuspenseInstanceFallback: 'false',
  isThenableResolved: 'true',
  getResource: 'null',
  acquireResource: 'null',
  waitForCommitToBeReady: 'null',
  checkShouldComponentUpdate: 'true',
  getStackByFiberInDevAndProd: '""',
  getComponentNameFromType: '""',
  // What the pointer passes, or the focus, while a part is not yet taken over: what is touched is taken over at once.
  queueIfContinuousEvent: 'false',
};

/** What the one component that is a class, the router’s, has not. */
const OF_NO_CLASS =
  '(?:UNSAFE_)?componentWill(?:Mount|ReceiveProps|Update)|componentDidUpdate|componentWillUnmount|getSnapshotBeforeUpdate';

/** What only these events call: text that is selected, composed or about to be typed in. */
const TYPING =
  /handleEventFunc = targetInst \? getNodeFromInstance\(targetInst\) : window;\s*switch \(domEventName\) \{\s*case "focusin":[\s\S]*?(?=extractEvents\$1\()/g;

/** The events that React is asked for here. */
export const EVENTS =
  'cancel click close error input invalid keyDown keyUp load mouseDown mouseMove mouseOut mouseOver mouseUp paste pointerDown reset submit toggle touchEnd touchMove touchStart';

/** Events whose urgency and data no code asks for. */
const UNHEARD =
  'afterblur|auxclick|beforeblur|beforetoggle|contextmenu|copy|cut|dblclick|drag\\w*|drop|fullscreenchange|(?:got|lost)pointercapture|pause|play|ratechange|seeked|volumechange|wheel';

/** The names of attributes that are written in another way in HTML, and are used here. */
export const ATTRIBUTES = [
  ...['acceptCharset', 'htmlFor', 'httpEquiv', 'crossOrigin'],
  ...['shapeRendering', 'strokeLinecap', 'strokeLinejoin', 'strokeWidth'],
];

/** What only browsers need that are older than any that loads this script: names with a prefix, `oninput` in its place. */
const OLDER: readonly (readonly [RegExp, string])[] = [
  [/^var vendorPrefixes = \{[\s\S]*?(?=^function getVendorPrefixedEventName)/gm, ''],
  [
    /"undefined" !== typeof AbortController\s*\? AbortController\s*: function \(\) \{[\s\S]*?^ {8}\}/gm,
    'AbortController',
  ],
  [/= getVendorPrefixedEventName\(("\w+")\)/g, '= $1'],
  [
    /^var isInputEventSupported = !1;\nif \(canUseDOM\) \{[\s\S]*?^\}$/gm,
    'var isInputEventSupported = true;',
  ],
];

/** Hooks that nobody calls, as each table of hooks names them. */
const HOOKS =
  'use|useImperativeHandle|useInsertionEffect|useDebugValue|useDeferredValue|useTransition|useHostTransitionStatus|useFormState|' +
  'useActionState|useOptimistic|useMemoCache|useCacheRefresh|useEffectEvent';

/** Keys, codes and movements are read as the browser says them. */
const AS_THE_BROWSER_SAYS: readonly (readonly [RegExp, string])[] = [
  [/key: function \(nativeEvent\) \{[\s\S]*?^ {4}\},/gm, 'key: 0,'],
  [/(charCode|keyCode|which): function \(event\) \{[\s\S]*?^ {4}\}/gm, '$1: 0'],
  [/(movement[XY]): function \(event\) \{[\s\S]*?^ {4}\}/gm, '$1: 0'],
];

/** What is done with a promise that a component threw, in place of an error. */
const THROWN_PROMISES: readonly (readonly [RegExp, string])[] = [
  [
    /if \(\s*null !== value &&\s*"object" === typeof value &&\s*"function" === typeof value\.then\s*\) \{[\s\S]*?return !1;\n {2}\}\n(?= {2}if \(isHydrating\))/g,
    '',
  ],
  [
    /thrownValue === SuspenseException \|\| thrownValue === SuspenseActionException[\s\S]*?: 1\);\n/g,
    'workInProgressSuspendedReason = 1;\n',
  ],
  [
    /case 2:\s*case 9:\s*if \(isThenableResolved[\s\S]*?(?=default:\s*throw Error\(formatProdErrorMessage\(462\))/g,
    '',
  ],
  [
    /case 8:\s*resetWorkInProgressStack\(\);\s*exitStatus = 6;[\s\S]*?(?=default:\s*\(reason = )/g,
    'case 0: var reason;',
  ],
];

/** The rest of what is never used, as it is written there, and what stands in its place. */
export const NEVER_WRITTEN: readonly (readonly [RegExp, string])[] = [
  ...OLDER,
  ...THROWN_PROMISES,
  ...AS_THE_BROWSER_SAYS,
  [new RegExp(`^ {4}(?:${HOOKS}): [\\w$]+,?$`, 'gm'), ''],
  [new RegExp(`^ {4}(?:${HOOKS}): function \\([^)]*\\) \\{[\\s\\S]*?^ {4}\\},?$`, 'gm'), ''],
  // Whose only caller is one of those above, which minifiers cannot tell.
  [/^var unitlessNumbers = new Set\([\s\S]*?^\);$/gm, ''],
  [
    /^(ReactSharedInternals\.S = function \()[\s\S]*?^\};$/gm,
    '$1) { globalMostRecentTransitionTime = now(); };',
  ],
  [/^ViewTransitionPseudoElement\.prototype\.\w+ = function[\s\S]*?^\};$/gm, ''],
  [/^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = [\s\S]*?^\};$/gm, ''],
  [/= (?=createSyntheticEvent\(|assign\(\{\}, \w+Interface\b)/g, '= /* @__PURE__ */ '],
  [/^ReactDOMSharedInternals\.findDOMNode = [\s\S]*?^\};$/gm, ''],
  [/^if \("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\) \{[\s\S]*?^\}$/gm, ''],
  [/^FragmentInstance\.prototype\.\w+ =[\s\S]*?\n\};?$/gm, ''],
  [new RegExp(`"function" === typeof \\w+\\.(?:${OF_NO_CLASS})\\b`, 'g'), 'false'],
  [new RegExp(`"function" !== typeof \\w+\\.(?:${OF_NO_CLASS})\\b`, 'g'), 'true'],
  [TYPING, ''],
  [/^registerTwoPhaseEvent\(\s*"on(?:Select|BeforeInput|Composition\w+)"[\s\S]*?\n?\);$/gm, ''],
  [/^registerSimpleEvent\((?:ANIMATION|TRANSITION)_\w+, "\w+"\);$/gm, ''],
  [/simpleEventPluginEvents =\s*"[^"]*"/g, `simpleEventPluginEvents = "${EVENTS}"`],
  [/^simpleEventPluginEvents\.push\("scrollEnd"\);$/gm, ''],
  [new RegExp(`\\s*case (?:(?:ANIMATION|TRANSITION)_\\w+|"(?:${UNHEARD})"):`, 'g'), ''],
  [
    /\s*case "(?:xlink(?!Href)|xml)\w+":\s*setValueForNamespacedAttribute\([\s\S]*?\);\s*break;/g,
    '',
  ],
  [
    new RegExp(`\\["(?!(?:${ATTRIBUTES.join('|')})")\\w+", "[\\w:-]+"\\],?(?=\\s*[\\[\\]])`, 'g'),
    '',
  ],
];

/** What nobody asks of `react-dom`: hints for files, which the server writes, and forms that act. A file that exports by assignment keeps all. */
export const NEVER_EXPORTED = [
  ...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
  ...['requestFormReset', 'unstable_batchedUpdates', 'useFormStatus'],
];
