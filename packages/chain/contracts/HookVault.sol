// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity >=0.8.22;

/// A contract that owns streams and has the hooks of Lockup. Anyone can set what its hooks do.
contract HookVault {
    enum Mode {
        Accept,
        Refuse,
        WrongSelector,
        BurnGas
    }

    error HookRefused();

    event ToldOfCancellation(uint256 streamId, uint128 senderAmount, uint128 recipientAmount);
    event ToldOfWithdrawal(uint256 streamId, address caller, uint128 amount);

    Mode public mode;

    function setMode(Mode newMode) external {
        mode = newMode;
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == 0x01ffc9a7 || interfaceId == 0xf8ee98d3;
    }

    function onSablierLockupCancel(
        uint256 streamId,
        address,
        uint128 senderAmount,
        uint128 recipientAmount
    )
        external
        returns (bytes4)
    {
        emit ToldOfCancellation(streamId, senderAmount, recipientAmount);
        return _answer(0x6a5788f8);
    }

    function onSablierLockupWithdraw(
        uint256 streamId,
        address caller,
        address,
        uint128 amount
    )
        external
        returns (bytes4)
    {
        emit ToldOfWithdrawal(streamId, caller, amount);
        return _answer(0x92b9102b);
    }

    function _answer(bytes4 selector) private view returns (bytes4) {
        if (mode == Mode.Refuse) revert HookRefused();
        if (mode == Mode.BurnGas) {
            assembly {
                invalid()
            }
        }
        return mode == Mode.Accept ? selector : bytes4(0xffffffff);
    }
}
