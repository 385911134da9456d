/**
 * Runs in the document's head. Where the browser blocks storage, even reading `sessionStorage` throws, and the router's
 * own script does so a second time in its error handler. It gets an empty storage that refuses every write, as a full
 * one does. Static text: the server allows it by its hash.
 */
export const blockedStorageScript =
  'try{sessionStorage.length}catch(e){Object.defineProperty(window,"sessionStorage",{configurable:true,value:{length:0,getItem:function(){return null},key:function(){return null},removeItem:function(){},clear:function(){},setItem:function(){throw e}}})}';
