// In cascade order. One module: of each that the framework asks for by itself, the first script has a part.
import './tokens.css';
import './framework.css';
import './fonts.css';
import './base.css';
import './chrome.css';
import './content.css';
import './formulas.css';
import './code.css';
import './chat.css';
import './offline.css';
import './print.css';
